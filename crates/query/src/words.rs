//! How near words are to each other, for complaints that suggest what was meant.

/// How many letters have to be added, dropped or exchanged to make one word the other (Levenshtein).
#[must_use]
pub fn distance(from: &str, to: &str) -> usize {
    let mut row: Vec<usize> = (0..=to.chars().count()).collect();
    for (i, a) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in to.chars().enumerate() {
            let exchanged = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[row.len() - 1]
}

/// The first word that begins with what was typed, or else the one with the fewest letters different,
/// unless those are half of it; the first of equals.
pub(crate) fn nearest<'a>(typed: &str, words: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    // Nobody types a word this long by a slip, and the work grows with the length.
    if typed.len() > 40 {
        return None;
    }
    let words: Vec<_> = words.collect();
    let begins = |word: &&&str| typed.len() >= 3 && word.starts_with(&typed);
    if let Some(word) = words.iter().find(begins) {
        return Some(word);
    }
    words
        .into_iter()
        .map(|word| (distance(&typed, word), word))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| 2 * distance < typed.chars().count().max(2))
        .map(|(_, word)| word)
}

//! The minimum of a convex quadratic function under linear inequalities, all dense.
//!
//! The method is that of Goldfarb and Idnani (*A numerically stable dual method for solving strictly
//! convex quadratic programs*, Mathematical Programming 27, 1983): from the unconstrained minimum,
//! violated inequalities are added one by one.

/// The scalar product, in an order that lets the compiler use vectors.
pub(crate) fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (a_chunks, b_chunks) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f64 = (a_chunks.remainder().iter().zip(b_chunks.remainder()))
        .map(|(a, b)| a * b)
        .sum();
    for (a, b) in a_chunks.zip(b_chunks) {
        for i in 0..8 {
            sums[i] += a[i] * b[i];
        }
    }
    sums.into_iter().sum::<f64>() + rest
}

/// Adds a multiple.
pub(crate) fn add(to: &mut [f64], factor: f64, what: &[f64]) {
    for (to, what) in to.iter_mut().zip(what) {
        *to += factor * what;
    }
}

/// Factors the first `lead` rows and columns of a symmetric positive matrix, of which the lower
/// triangle is read: Cholesky's factor replaces it, with the matching entries in the rows below, and
/// the Schur complement in the last rows and columns.
pub(crate) fn factor(matrix: &mut [f64], size: usize, lead: usize) {
    const BLOCK: usize = 32;
    for start in (0..size).step_by(BLOCK) {
        let end = (start + BLOCK).min(size);
        for j in 0..end.min(lead) {
            for i in start.max(j)..end {
                let (upper, lower) = matrix.split_at_mut(i * size);
                let row = &mut lower[..size];
                if i == j {
                    let square = row[j] - dot(&row[..j], &row[..j]);
                    row[j] = square.max(f64::MIN_POSITIVE).sqrt();
                } else {
                    let pivot = &upper[j * size..];
                    row[j] = (row[j] - dot(&row[..j], &pivot[..j])) / pivot[j];
                }
            }
        }
        for i in start.max(lead)..end {
            for j in lead..=i {
                let product = dot(
                    &matrix[i * size..i * size + lead],
                    &matrix[j * size..j * size + lead],
                );
                matrix[i * size + j] -= product;
            }
        }
    }
}

/// Solves `L x = right` with the first rows of a factor.
pub(crate) fn forward(factor: &[f64], size: usize, right: &mut [f64]) {
    for i in 0..right.len() {
        let row = &factor[i * size..][..=i];
        right[i] = (right[i] - dot(&row[..i], &right[..i])) / row[i];
    }
}

/// Solves `Lᵀ x = right` with the first rows of a factor.
pub(crate) fn backward(factor: &[f64], size: usize, right: &mut [f64]) {
    for i in (0..right.len()).rev() {
        let row = &factor[i * size..][..=i];
        right[i] /= row[i];
        let value = right[i];
        add(&mut right[..i], -value, &row[..i]);
    }
}

/// `the sum of factor * x[index] >= bound`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inequality {
    /// A second term with factor zero is absent.
    pub(crate) terms: [(usize, f64); 2],
    pub(crate) bound: f64,
}

impl Inequality {
    pub(crate) fn slack(&self, x: &[f64]) -> f64 {
        let terms = self.terms.iter().map(|(index, factor)| factor * x[*index]);
        terms.sum::<f64>() - self.bound
    }
}

/// No point satisfies all inequalities.
#[derive(Debug)]
pub(crate) struct Contradiction;

/// The minimum of a quadratic function.
#[derive(Debug)]
pub(crate) struct Least {
    pub(crate) x: Vec<f64>,
    /// Columns whose products with themselves add up to the inverse of the matrix, restricted to what the
    /// active inequalities leave free.
    pub(crate) free: Vec<f64>,
}

/// By how much an inequality may be violated.
const TOLERANCE: f64 = 1e-12;

/// Where `x·M x / 2 + linear·x` is least under the inequalities, for a symmetric positive matrix of
/// which the lower triangle is read.
#[allow(
    clippy::many_single_char_names,
    reason = "the names of the paper: J, R, d, r, q"
)]
pub(crate) fn least(
    matrix: &[f64],
    linear: &[f64],
    inequalities: &[Inequality],
) -> Result<Least, Contradiction> {
    let size = linear.len();
    if size == 0 {
        return Ok(Least {
            x: Vec::new(),
            free: Vec::new(),
        });
    }
    let mut j = inverse(matrix, size);
    let mut x = vec![0.0; size];
    for column in j.chunks_exact(size) {
        add(&mut x, -dot(column, linear), column);
    }
    let mut active: Vec<usize> = Vec::new();
    let mut multipliers: Vec<f64> = Vec::new();
    // The active normals in the coordinates of `j`, column by column: a triangle.
    let mut r: Vec<Vec<f64>> = Vec::new();
    loop {
        let slacks = inequalities.iter().enumerate();
        let slacks = slacks.map(|(p, inequality)| (p, inequality.slack(&x)));
        let violated = slacks
            .filter(|(p, slack)| *slack < -TOLERANCE && !active.contains(p))
            .min_by(|(_, a), (_, b)| a.total_cmp(b));
        let Some((p, mut slack)) = violated else {
            let free = j.split_off(active.len() * size);
            return Ok(Least { x, free });
        };
        let mut multiplier = 0.0;
        loop {
            let [(a, f), (b, g)] = inequalities[p].terms;
            let mut d: Vec<f64> = j
                .chunks_exact(size)
                .map(|column| f * column[a] + g * column[b])
                .collect();
            let q = active.len();
            let mut back = d[..q].to_vec();
            for k in (0..q).rev() {
                back[k] /= r[k][k];
                let value = back[k];
                add(&mut back[..k], -value, &r[k][..k]);
            }
            // The step at which the multiplier of an active one becomes zero.
            let drops = (0..q).filter(|k| back[*k] > 1e-13);
            let drop = drops
                .map(|k| (k, multipliers[k] / back[k]))
                .min_by(|(_, a), (_, b)| a.total_cmp(b));
            let reach = dot(&d[q..], &d[q..]);
            let full = if reach > 1e-13 * dot(&d, &d) {
                -slack / reach
            } else {
                f64::INFINITY
            };
            let step = drop.map_or(full, |(_, step)| step.min(full));
            if step.is_infinite() {
                return Err(Contradiction);
            }
            add(&mut multipliers, -step, &back);
            multiplier += step;
            if full.is_finite() {
                for (d, column) in d[q..].iter().zip(j[q * size..].chunks_exact(size)) {
                    add(&mut x, step * d, column);
                }
                slack += step * reach;
            }
            match drop {
                Some((k, least)) if least < full => {
                    active.remove(k);
                    multipliers.remove(k);
                    r.remove(k);
                    for i in k..r.len() {
                        let turn = Turn::of(r[i][i], r[i][i + 1]);
                        for column in &mut r[i..] {
                            (column[i], column[i + 1]) = turn.apply(column[i], column[i + 1]);
                        }
                        r[i].truncate(i + 1);
                        turn.columns(&mut j, size, i);
                    }
                }
                _ => {
                    for c in (q + 1..size).rev() {
                        let turn = Turn::of(d[c - 1], d[c]);
                        (d[c - 1], d[c]) = turn.apply(d[c - 1], d[c]);
                        turn.columns(&mut j, size, c - 1);
                    }
                    d.truncate(q + 1);
                    r.push(d);
                    active.push(p);
                    multipliers.push(multiplier);
                    break;
                }
            }
        }
    }
}

/// Columns whose products with themselves add up to the inverse: of Cholesky's factor, transposed.
fn inverse(matrix: &[f64], size: usize) -> Vec<f64> {
    let mut lower = matrix.to_vec();
    factor(&mut lower, size, size);
    let mut columns = vec![0.0; size * size];
    for (c, column) in columns.chunks_exact_mut(size).enumerate() {
        column[c] = 1.0;
        backward(&lower, size, &mut column[..=c]);
    }
    columns
}

/// A rotation that makes the second of two numbers zero.
#[derive(Clone, Copy)]
struct Turn(f64, f64);

impl Turn {
    fn of(a: f64, b: f64) -> Turn {
        let length = a.hypot(b);
        if length == 0.0 {
            Turn(1.0, 0.0)
        } else {
            Turn(a / length, b / length)
        }
    }

    fn apply(self, a: f64, b: f64) -> (f64, f64) {
        (self.0 * a + self.1 * b, self.0 * b - self.1 * a)
    }

    /// On a column and the next.
    fn columns(self, j: &mut [f64], size: usize, first: usize) {
        let (a, b) = j[first * size..(first + 2) * size].split_at_mut(size);
        for (a, b) in a.iter_mut().zip(b) {
            (*a, *b) = self.apply(*a, *b);
        }
    }
}

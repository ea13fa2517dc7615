//! Sums over many rows on several threads, the same to the last bit whatever their number.

use std::num::NonZero;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How many threads to use: as many as the machine has, or a given number.
pub(crate) fn threads(asked: Option<NonZero<usize>>) -> usize {
    asked
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, usize::from)
}

/// This many rows are worth a thread.
const ROWS: usize = 1_024;

/// Computes the parts of a range and returns them in order.
///
/// The parts depend only on `len` and `parts`, so their sum does not depend on the machine.
pub(crate) fn in_parts<T: Send>(
    len: usize,
    parts: usize,
    threads: usize,
    compute: impl Fn(Range<usize>) -> T + Sync,
) -> Vec<T> {
    let range = |part: usize| len * part / parts..len * (part + 1) / parts;
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(parts));
    let work = || {
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= parts {
                break;
            }
            let result = compute(range(part));
            done.lock().expect("no worker panics").push((part, result));
        }
    };
    // A thread for a few rows costs more than it gains.
    let workers = threads.min(parts).min(1 + len / ROWS);
    if workers == 1 {
        work();
    } else {
        thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(work);
            }
        });
    }
    let mut done = done.into_inner().expect("no worker panics");
    done.sort_by_key(|(part, _)| *part);
    done.into_iter().map(|(_, result)| result).collect()
}

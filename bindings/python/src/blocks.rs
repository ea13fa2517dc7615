//! Long work in blocks: without the lock of the interpreter, by several threads, and interrupted in good time.

use std::{
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use pyo3::prelude::*;

use crate::trouble::{Trouble, value};

/// How many positions go through together: with what is computed of them they fit the nearest caches.
pub(crate) const BLOCK: usize = 1024;

/// How long signals wait.
const PATIENCE: Duration = Duration::from_millis(20);
/// How often progress is told.
const TELLING: Duration = Duration::from_millis(100);

/// How an array is to be worked at.
pub(crate) struct Work {
    workers: usize,
    progress: Option<Py<PyAny>>,
    told: Mutex<Instant>,
}

impl Work {
    pub(crate) fn new(
        workers: Option<isize>,
        progress: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Work> {
        let workers = match workers {
            None => thread::available_parallelism().map_or(1, usize::from),
            Some(number) => match usize::try_from(number) {
                Ok(number @ 1..) => number,
                _ => return value(format!("workers: expected at least 1, not {number}")),
            },
        };
        Ok(Work {
            workers,
            progress: progress.map(Bound::unbind),
            told: Mutex::new(Instant::now()),
        })
    }

    pub(crate) fn workers(&self) -> usize {
        self.workers
    }

    /// The same without a word about progress.
    pub(crate) fn silent(&self) -> Work {
        Work {
            workers: self.workers,
            progress: None,
            told: Mutex::new(Instant::now()),
        }
    }

    /// Tells how much is done, where somebody wants to know, a few times a second and at the end.
    pub(crate) fn tell(&self, py: Python<'_>, done: usize, total: usize) -> PyResult<()> {
        let Some(progress) = &self.progress else {
            return Ok(());
        };
        if done < total {
            let mut told = lock(&self.told);
            if told.elapsed() < TELLING {
                return Ok(());
            }
            *told = Instant::now();
        }
        progress.call1(py, (done, total)).map(drop)
    }

    /// Does all tasks, each with the number of positions that it has. Which thread does which task is not known; each
    /// has a scratch of its own.
    ///
    /// Of several troubles it is the one of the first task that has one.
    pub(crate) fn run<T: Send, S>(
        &self,
        py: Python<'_>,
        total: usize,
        tasks: impl Iterator<Item = (usize, T)> + Send,
        scratch: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, T) -> Result<(), Trouble> + Sync,
    ) -> PyResult<()> {
        let crew = Crew {
            queue: Mutex::new(tasks.enumerate()),
            trouble: Mutex::new(None),
            is_over: AtomicBool::new(false),
            done: AtomicUsize::new(0),
            work,
        };
        let workers = self.workers.min(total.div_ceil(BLOCK)).max(1);
        py.detach(|| {
            thread::scope(|scope| {
                for _ in 1..workers {
                    scope.spawn(|| {
                        let mut scratch = scratch();
                        while crew.step(&mut scratch) {}
                    });
                }
                let mut scratch = scratch();
                let mut asked = Instant::now();
                while crew.step(&mut scratch) {
                    if asked.elapsed() < PATIENCE {
                        continue;
                    }
                    let answer = Python::attach(|py| {
                        py.check_signals()?;
                        self.tell(py, crew.done.load(Ordering::Relaxed), total)
                    });
                    if answer.is_err() {
                        crew.is_over.store(true, Ordering::Relaxed);
                        return answer;
                    }
                    asked = Instant::now();
                }
                Ok(())
            })
        })?;
        if let Some((_, trouble)) = crew
            .trouble
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
        {
            return Err(trouble.into());
        }
        py.check_signals()?;
        self.tell(py, total, total)
    }
}

/// Those who work at the same tasks.
struct Crew<Q, F> {
    queue: Mutex<Q>,
    trouble: Mutex<Option<(usize, Trouble)>>,
    is_over: AtomicBool,
    done: AtomicUsize,
    work: F,
}

impl<Q, F> Crew<Q, F> {
    /// Does one task; false if there is none left.
    fn step<T, S>(&self, scratch: &mut S) -> bool
    where
        Q: Iterator<Item = (usize, (usize, T))>,
        F: Fn(&mut S, T) -> Result<(), Trouble>,
    {
        if self.is_over.load(Ordering::Relaxed) {
            return false;
        }
        let Some((number, (positions, task))) = lock(&self.queue).next() else {
            return false;
        };
        match (self.work)(scratch, task) {
            Ok(()) => {
                self.done.fetch_add(positions, Ordering::Relaxed);
            }
            Err(trouble) => {
                let mut first = lock(&self.trouble);
                if first.as_ref().is_none_or(|(other, _)| number < *other) {
                    *first = Some((number, trouble));
                }
                self.is_over.store(true, Ordering::Relaxed);
            }
        }
        true
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

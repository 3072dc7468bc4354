/** The clock, as an argument so that tests can control it. */
export type Clock = {
  now: () => number;
  /** Runs `task` later, unless the returned function is called first. */
  after: (milliseconds: number, task: () => void) => () => void;
};

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

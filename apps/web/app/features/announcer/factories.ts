import type { Clock } from './clock.ts';

/** A clock that advances only when a test moves it. */
export function fakeClock(): Clock & { advance: (milliseconds: number) => void } {
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, task) {
      const entry = { at: now + milliseconds, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const due = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        tasks = tasks.filter((other) => other !== due);
        now = due.at;
        due.task();
      }
      now = end;
    },
  };
}

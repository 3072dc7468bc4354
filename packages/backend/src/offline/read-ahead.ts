import { setImmediate as breathe } from 'node:timers/promises';

/** Reading mostly waits for the database. More at a time would take the connections of requests. */
const READ_TOGETHER = 4;
const PREPARE_TOGETHER = 50;

type Steps<One, Answer> = {
  /** Begins with some of them, before they are read. */
  prepare: (some: readonly One[]) => Promise<void>;
  read: (one: One) => Promise<Answer>;
};

/** Each with what is read of it, in order. Some are always being read, and other work has its turn after each. */
export async function* readAhead<One, Answer>(
  all: readonly One[],
  { prepare, read }: Steps<One, Answer>,
): AsyncGenerator<[One, Answer]> {
  const prepared = prepareAhead(all, prepare);
  const reading: { one: One; answer: Promise<Answer> }[] = [];
  const take = async (): Promise<[One, Answer][]> => {
    const first = reading.shift();
    return first ? [[first.one, await first.answer]] : [];
  };
  try {
    for (const [at, one] of all.entries()) {
      if (reading.length === READ_TOGETHER) yield* await take();
      const answer = prepared(at).then(() => read(one));
      answer.catch(() => {}); // Whoever takes it is told, maybe after others that came first.
      reading.push({ one, answer });
      await breathe();
    }
    while (reading.length > 0) yield* await take();
  } finally {
    await Promise.allSettled(reading.map(({ answer }) => answer));
  }
}

/** Waits until the one at a place is prepared, and begins with those after it. */
function prepareAhead<One>(all: readonly One[], prepare: Steps<One, unknown>['prepare']) {
  const begun: Promise<void>[] = [];
  const begin = (batch: number) => {
    const some = all.slice(batch * PREPARE_TOGETHER, (batch + 1) * PREPARE_TOGETHER);
    const preparing = some.length === 0 ? Promise.resolve() : prepare(some);
    preparing.catch(() => {}); // Whoever waits for it is told.
    begun.push(preparing);
  };
  return async (at: number): Promise<void> => {
    const batch = Math.floor(at / PREPARE_TOGETHER);
    while (begun.length <= batch + 1) begin(begun.length);
    await begun[batch];
  };
}

import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1000;

/** Counts whole seconds down from `start` and calls `onEnd` at 0. `null` does not count; a new `start` counts anew. */
export function useCountdown(start: number | null, onEnd: () => void): number | null {
  const [left, setLeft] = useState(start);
  const end = useEffectEvent(onEnd);

  useEffect(() => setLeft(start), [start]);

  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);

  return start === null ? null : left;
}

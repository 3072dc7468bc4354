import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ThreadTurn } from '../../features/assistant/thread-store.ts';

/** Which answer's sources stand beside the conversation, and the way from a number in a text to its source. */
export function useShownSource(turns: readonly ThreadTurn[]) {
  const [selectedKey, select] = useState<string | null>(null);
  const selected = turns.find(({ key }) => key === selectedKey) ?? turns.at(-1) ?? null;

  function showSource({ key }: ThreadTurn, at: number): void {
    flushSync(() => select(key));
    const found = Array.from(document.querySelectorAll<HTMLElement>(`[data-source="${key}-${at + 1}"]`));
    for (const source of found) source.closest('details')?.setAttribute('open', '');
    const source = found.find((one) => one.checkVisibility());
    source?.focus({ preventScroll: true });
    source?.scrollIntoView({ block: 'nearest' });
  }

  return { selected, select, showSource };
}

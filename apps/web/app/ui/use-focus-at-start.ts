import { useCallback, useRef } from 'react';

/** A menu that opens with its first render, because its code had to be loaded first, missed the key that opened it. */
export function useFocusAtStart(isOpenAtStart: boolean) {
  const isPending = useRef(isOpenAtStart);
  return useCallback((popup: HTMLElement | null) => {
    if (!popup || !isPending.current) return;
    isPending.current = false;
    requestAnimationFrame(() => popup.querySelector<HTMLElement>('[role^="menuitem"]')?.focus());
  }, []);
}

/** The index a key moves to from the visible story; null for any other key. */
export function placeAfterKey(key: string, place: number, count: number, isShift = false): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return Math.min(place + 1, last);
    case 'ArrowUp':
    case 'PageUp':
      return Math.max(place - 1, 0);
    case ' ':
      return isShift ? Math.max(place - 1, 0) : Math.min(place + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The story at the top of the list, computed from the positions of all stories. */
export function placeAt(scrollTop: number, tops: readonly number[]): number {
  const distances = tops.map((top) => Math.abs(top - scrollTop));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Space activates a focused button or link. It only moves on when the list itself has the focus. */
export function isForList({ key, target, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && (key !== ' ' || target === currentTarget);
}

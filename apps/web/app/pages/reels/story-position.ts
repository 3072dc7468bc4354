/** Where a key leads from the story shown, or null for a key that means nothing here. */
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

/** The story that stands at the top of the list, by the places of all of them. */
export function placeAt(scrollTop: number, tops: readonly number[]): number {
  const distances = tops.map((top) => Math.abs(top - scrollTop));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Space presses a button or follows a link; only on the list itself it moves on. */
export function isForList({ key, target, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && (key !== ' ' || target === currentTarget);
}

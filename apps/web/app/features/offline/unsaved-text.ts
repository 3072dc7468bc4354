const typed = new Set<Element>();

/** From now on records where this user has typed. */
export function noteTyping(): void {
  addEventListener('input', ({ target }) => target instanceof Element && typed.add(target), { capture: true });
}

/** Whether a new document would lose text the user has written on this page. Text in a search field does not count. */
export function hasUnsavedText(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  const fields = new Set([...typed, ...document.querySelectorAll('textarea')]);
  return [...fields].some((field) => isWorthSaving(field));
}

function isWorthSaving(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.type !== 'search' && field.value.trim() !== '';
  if (field instanceof HTMLTextAreaElement) return field.value.trim() !== '';
  return field instanceof HTMLElement && field.isContentEditable && field.textContent.trim() !== '';
}

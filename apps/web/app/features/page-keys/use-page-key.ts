import { useEffect, useEffectEvent } from 'react';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** A key by what it writes, and by its place on the keyboard, which is the same where the layout has other letters. */
export type PageKey = { key: string; code?: string };

/**
 * A key of the whole page while `isOn`, unless the user is typing, a dialog is open, or page-wide keys are off (WCAG 2.1.4).
 */
export function usePageKey({ key, code }: PageKey, act: () => void, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isPressed = event.key === key || (code !== undefined && event.code === code && !shiftKey);
    if (!isPressed || ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented) return;
    if (isTypedInto(target) || document.querySelector('[aria-modal], dialog:modal') || areKeysOff()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [isOn]);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** The preferences are read as text, so that a page loads no more code for it. */
function areKeysOff(): boolean {
  return deviceStorage.getItem(STORAGE_KEYS.preferences)?.includes('"enableShortcuts":false') ?? false;
}

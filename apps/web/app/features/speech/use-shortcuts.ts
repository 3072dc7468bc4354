import { useEffect } from 'react';

export type ShortcutActions = {
  toggle: () => void;
  previous: () => void;
  next: () => void;
  slower: () => void;
  faster: () => void;
  close: () => void;
};

const ACTIONS: Record<string, keyof ShortcutActions> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'previous',
  l: 'next',
  '[': 'slower',
  ']': 'faster',
  Escape: 'close',
};
/** Where these keys stand on keyboards that write other letters. */
const PLACES: Record<string, string> = { KeyK: 'k', KeyJ: 'j', KeyL: 'l', BracketLeft: '[', BracketRight: ']' };
const TYPING = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'a, button, input, select, summary, [role="button"]';

/** PROF-7: keys that steer the reading from anywhere on the page, but never while the reader types or in a dialog. */
export function useShortcuts(isOn: boolean, actions: ShortcutActions): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      actions[action]();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, actions]);
}

function actionOf(event: KeyboardEvent): keyof ShortcutActions | null {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || isComposing) return null;
  const element = target instanceof Element ? target : document.body;
  if (element.closest(TYPING) || document.querySelector('[role="dialog"], [role="menu"]')) return null;
  if (key === ' ' && element.closest(PRESSED_BY_SPACE)) return null;
  return ACTIONS[key] ?? ACTIONS[PLACES[code] ?? ''] ?? null;
}

/** The effect of a key in a combobox with the given list. `active` is the index of the active option, null in the text field. */
export type ComboboxState = {
  isOpen: boolean;
  count: number;
  active: number | null;
  isBlank: boolean;
  isFixed: boolean;
};

export type ComboboxAction =
  | { type: 'move'; to: number | null }
  | { type: 'open'; to: number | null }
  | { type: 'accept'; at: number }
  | { type: 'remove'; at: number }
  | { type: 'close' }
  | { type: 'clear' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

const TEXT_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/**
 * SEARCH-4: the keys of an editable combobox (APG). Null leaves the key to the browser, as during the composition of an input
 * method. Escape does not close a list that is always visible (`isFixed`): it closes its sheet.
 */
export function comboboxAction(event: Key, state: ComboboxState): ComboboxAction | null {
  if (event.isComposing || event.ctrlKey || event.metaKey) return null;
  const { isOpen, count, active, isFixed } = state;
  switch (event.key) {
    case 'ArrowDown':
      return event.altKey ? { type: 'open', to: null } : moved(state, active === null ? 0 : active + 1);
    case 'ArrowUp':
      if (event.altKey) return isFixed ? null : { type: 'close' };
      return moved(state, active === null ? count - 1 : active - 1);
    case 'Enter':
      return isOpen && active !== null ? { type: 'accept', at: active } : null;
    case 'Delete':
      return isOpen && active !== null && event.shiftKey ? { type: 'remove', at: active } : null;
    case 'Escape':
      if (isFixed) return null;
      if (isOpen) return { type: 'close' };
      return state.isBlank ? null : { type: 'clear' };
    case 'Tab':
      return isOpen && !isFixed ? { type: 'close' } : null;
    default:
      return TEXT_KEYS.includes(event.key) && active !== null ? { type: 'move', to: null } : null;
  }
}

/** Keys whose default action also runs, besides their action here. */
export function isPassedOn({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'Tab' || TEXT_KEYS.includes(key);
}

function moved({ isOpen, count }: ComboboxState, to: number): ComboboxAction {
  const place = count === 0 ? null : (to + count) % count;
  return { type: isOpen ? 'move' : 'open', to: place };
}

import { expect, test } from 'vitest';
import { comboboxAction, type ComboboxState, isPassedOn } from './combobox-keys.ts';

const CLOSED: ComboboxState = { isOpen: false, count: 3, active: null, isBlank: false, isFixed: false };
const OPEN: ComboboxState = { ...CLOSED, isOpen: true };
const at = (active: number): ComboboxState => ({ ...OPEN, active });
const NONE: ComboboxState = { ...OPEN, count: 0 };
const SHEET: ComboboxState = { ...OPEN, isFixed: true };

type Press = Partial<Pick<KeyboardEvent, 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>>;

function press(key: string, state: ComboboxState, modifiers: Press = {}) {
  const none = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, isComposing: false };
  return comboboxAction({ key, ...none, ...modifiers }, state);
}

test.each([
  ['Down opens at the first', 'ArrowDown', CLOSED, { type: 'open', to: 0 }],
  ['Up opens at the last', 'ArrowUp', CLOSED, { type: 'open', to: 2 }],
  ['Down goes to the first', 'ArrowDown', OPEN, { type: 'move', to: 0 }],
  ['Down goes on', 'ArrowDown', at(0), { type: 'move', to: 1 }],
  ['Down wraps', 'ArrowDown', at(2), { type: 'move', to: 0 }],
  ['Up goes to the last', 'ArrowUp', OPEN, { type: 'move', to: 2 }],
  ['Up wraps', 'ArrowUp', at(0), { type: 'move', to: 2 }],
  ['Down without options stays in the text', 'ArrowDown', NONE, { type: 'move', to: null }],
  ['Enter in the text searches', 'Enter', OPEN, null],
  ['Enter accepts', 'Enter', at(1), { type: 'accept', at: 1 }],
  ['Enter after the list closed searches', 'Enter', { ...at(1), isOpen: false }, null],
  ['Escape closes', 'Escape', at(1), { type: 'close' }],
  ['Escape then clears', 'Escape', CLOSED, { type: 'clear' }],
  ['Escape of an empty field is somebody else’s', 'Escape', { ...CLOSED, isBlank: true }, null],
  ['Escape closes the sheet, not its list', 'Escape', SHEET, null],
  ['Tab closes and moves on', 'Tab', at(1), { type: 'close' }],
  ['Tab moves on', 'Tab', CLOSED, null],
  ['Tab goes on into the sheet', 'Tab', SHEET, null],
  ['Home stays in the text', 'Home', at(1), { type: 'move', to: null }],
  ['End stays in the text', 'End', at(1), { type: 'move', to: null }],
  ['Left stays in the text', 'ArrowLeft', at(1), { type: 'move', to: null }],
  ['Right stays in the text', 'ArrowRight', at(1), { type: 'move', to: null }],
  ['Left in the text is the browser’s', 'ArrowLeft', OPEN, null],
  ['Delete edits the text', 'Delete', at(1), null],
  ['a letter is typed', 'b', at(1), null],
])('SEARCH-4 %s', (_name, key, state, expected) => {
  expect(press(key, state)).toEqual(expected);
});

test('SEARCH-4 with Alt the list opens without moving, and closes', () => {
  expect(press('ArrowDown', CLOSED, { altKey: true })).toEqual({ type: 'open', to: null });
  expect(press('ArrowUp', OPEN, { altKey: true })).toEqual({ type: 'close' });
  expect(press('ArrowUp', SHEET, { altKey: true })).toBeNull();
});

test('SEARCH-5 Shift and Delete take an option off the list', () => {
  expect(press('Delete', at(1), { shiftKey: true })).toEqual({ type: 'remove', at: 1 });
  expect(press('Delete', OPEN, { shiftKey: true })).toBeNull();
});

test.each(['Enter', 'ArrowDown', 'Escape', 'Tab'])(
  'SEARCH-4 %s within an unfinished word is the input method’s',
  (key) => {
    expect(press(key, at(1), { isComposing: true })).toBeNull();
    expect(press(key, at(1), { ctrlKey: true })).toBeNull();
  },
);

test('SEARCH-4 Tab and the keys of the text do what they always do as well', () => {
  for (const key of ['Tab', 'Home', 'End', 'ArrowLeft', 'ArrowRight']) expect(isPassedOn({ key }), key).toBe(true);
  for (const key of ['ArrowDown', 'Enter', 'Escape']) expect(isPassedOn({ key }), key).toBe(false);
});

import { expect, test } from 'vitest';
import { editedShare, isEditedFrom, methodHeld, methodsOf } from './how-made.ts';

const textOf = (markdown: string) => ({ title: 'Beaches at night', summary: '', body: { markdown } });
const DRAFT = textOf(
  'Three beaches have light after sunset, and all of them have lifeguards. A ticket costs {{beach.price}} at the gate today.',
);

test('STAFF-9 what a machine wrote is never a person’s work, whatever is stated', () => {
  for (const origin of ['machine-drafted', 'computed', 'machine-assisted'] as const) {
    for (const isEdited of [false, true]) {
      expect(methodsOf(origin, isEdited)).not.toContain('person');
      expect(methodHeld('person', { origin, isEdited })).toBe(origin);
    }
  }
  expect(methodsOf('machine-drafted', false)).toEqual(['machine-drafted']);
  expect(methodsOf('machine-drafted', true)).toEqual(['machine-assisted', 'machine-drafted']);
  expect(methodsOf('computed', true)).toEqual(['machine-assisted', 'computed']);
  // A person may say that a machine helped, but not that a template composed what they wrote.
  expect(methodsOf('person', true)).toEqual(['person', 'machine-assisted', 'machine-drafted']);
  expect(methodHeld('machine-assisted', { origin: 'machine-drafted', isEdited: true })).toBe('machine-assisted');
});

test.each([
  ['nothing changed', (text: string) => text, false],
  [
    'commas and capitals changed',
    (text: string) => text.toUpperCase().replaceAll(',', ';').replaceAll('.', '!'),
    false,
  ],
  ['sentences moved', (text: string) => text.split('. ').toReversed().join('. '), false],
  ['one word changed', (text: string) => text.replace('sunset', 'dark'), false],
  ['a sentence was added', (text: string) => `${text} Take the metro, because parking ends at ten.`, true],
  ['a sentence was replaced', (text: string) => text.replace(/ A ticket.*/u, ' Nothing is charged.'), true],
] as const)('STAFF-9 an edit is real or not: %s', (_, edit, isEdited) => {
  const { markdown } = DRAFT.body;
  const changed = edit(markdown.replace('{{beach.price}}', 'FACT')).replace('FACT', '{{beach.price}}');
  expect(isEditedFrom(DRAFT, textOf(changed))).toBe(isEdited);
});

test('STAFF-9 words of every language are compared, vowel signs included', () => {
  const hindi = textOf('समुद्र तट रात में खुला रहता है और वहां रोशनी है');
  expect(editedShare(hindi, hindi)).toBe(0);
  expect(editedShare(hindi, textOf('यह पूरी तरह अलग वाक्य लिखा गया है'))).toBeGreaterThan(0.5);
  expect(editedShare({ title: '', summary: '', body: {} }, { title: '', summary: '', body: {} })).toBe(0);
});

test('STAFF-9 comparing takes time in proportion to the length', () => {
  const long = (words: number) => textOf(Array.from({ length: words }, (_, at) => `word${at}`).join(' '));
  expect(editedShare(long(7000), textOf('other '.repeat(7000)))).toBeGreaterThan(0.99);
});

import { beforeEach, expect, test } from 'vitest';
import { hasUnsavedText, noteTyping } from './unsaved-text.ts';

noteTyping();

beforeEach(() => {
  document.body.innerHTML = '';
});

function typeInto(html: string, text: string): HTMLElement {
  document.body.innerHTML = html;
  const field = document.body.firstElementChild as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test.each([
  ['a line', '<input type="text">', 'Amina', true],
  ['a message', '<textarea></textarea>', 'The price is wrong', true],
  ['nothing but spaces', '<textarea></textarea>', '  ', false],
  ['words to search for', '<input type="search">', 'beach', false],
])('PWA-3 what is worth keeping: %s', (_name, html, text, expected) => {
  typeInto(html, text);
  expect(hasUnsavedText()).toBe(expected);
});

test('PWA-3 a field that has left the page holds nothing any more', () => {
  typeInto('<input type="text">', 'Amina').remove();
  expect(hasUnsavedText()).toBe(false);
});

test('PWA-3 a message written before anybody listened counts', () => {
  document.body.innerHTML = '<textarea>Draft</textarea>';
  expect(hasUnsavedText()).toBe(true);
});

import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const TITLE = 'دبي';
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Arabic letters in single bytes: ISO 8859-6 follows Unicode from 0xC7 on, windows-1256 differs. */
const bytesOf = (text: string, table: Record<string, number>) =>
  Uint8Array.from(text, (letter) => table[letter] ?? letter.charCodeAt(0));
const WINDOWS_1256 = { د: 0xcf, ب: 0xc8, ي: 0xed };
const ISO_8859_6 = { د: 0xcf, ب: 0xc8, ي: 0xea };
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const [low, high] = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
      return isLittle ? [low, high] : [high, low];
    }),
  );
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>${TITLE}</a>`;

test.each<[string, Uint8Array, string | null]>([
  ['UTF-8', utf8(`<a>${TITLE}</a>`), null],
  ['UTF-8 with a mark', utf8(`\uFEFF<a>${TITLE}</a>`), null],
  ['UTF-8 that a server calls Latin', utf8(`<a>${TITLE}</a>`), 'text/xml; charset=ISO-8859-1'],
  ['UTF-8 that a file calls windows-1256', utf8(xml('windows-1256')), null],
  ['windows-1256 by its declaration', bytesOf(xml('windows-1256'), WINDOWS_1256), null],
  ['windows-1256 that a server calls UTF-8', bytesOf(xml('windows-1256'), WINDOWS_1256), 'text/xml; charset=utf-8'],
  ['windows-1256 by HTTP', bytesOf(`<a>${TITLE}</a>`, WINDOWS_1256), 'application/rss+xml; charset="windows-1256"'],
  ['iso-8859-6 by its declaration', bytesOf(xml('iso-8859-6'), ISO_8859_6), null],
  ['iso-8859-6 by HTTP', bytesOf(`<a>${TITLE}</a>`, ISO_8859_6), 'text/calendar;charset=iso-8859-6'],
  ['windows-1256 by its page', bytesOf(`<meta charset=windows-1256><a>${TITLE}</a>`, WINDOWS_1256), 'text/html'],
  ['UTF-16 with a mark', utf16(`\uFEFF${xml('utf-16')}`, true), null],
  ['big-endian UTF-16 with a mark', utf16(`\uFEFF${xml('utf-16')}`, false), null],
  ['UTF-16 without a mark', utf16(xml('utf-16'), true), null],
  ['UTF-8 that says UTF-16', utf8(xml('utf-16')), null],
])('ERR-8 %s is decoded', (_name, bytes, contentType) => {
  const { text, isWhole } = decodeText(bytes, contentType);
  expect([text.includes(`<a>${TITLE}</a>`), isWhole, text.startsWith('\uFEFF')]).toEqual([true, true, false]);
});

test('ERR-8 what cannot be decoded says so', () => {
  const bytes = bytesOf(`<a>${TITLE}</a>`, WINDOWS_1256);
  expect(decodeText(bytes).isWhole).toBe(false);
  expect(decodeText(bytes, 'text/xml; charset=klingon').isWhole).toBe(false);
  expect(decodeText(new Uint8Array()).text).toBe('');
});

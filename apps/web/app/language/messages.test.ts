import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { activateMessages } from './messages.ts';

test('I18N-1 Arabic messages spell tanwin in one way, without its sign', () => {
  const folder = new URL('../../../../packages/domain/src/languages/ar/pages/', import.meta.url);
  const signed = readdirSync(folder).flatMap((file) => {
    const found = readFileSync(new URL(file, folder), 'utf8').match(/[\p{L}\p{M}]*[\u064b-\u064d]/gu) ?? [];
    return found.map((word) => `${file}: ${word}`);
  });
  expect(signed).toEqual([]);
});

test('I18N-3 every language of the list can be made the one of a page', async () => {
  for (const locale of LOCALES) {
    const i18n = setupI18n();
    await activateMessages(i18n, locale, ['shell']);
    expect(i18n.locale).toBe(locale);
    expect(i18n._('shell.nav.home')).not.toBe('shell.nav.home');
  }
});

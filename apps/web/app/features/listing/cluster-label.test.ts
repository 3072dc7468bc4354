import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import ar from '@dalil/domain/languages/ar/pages/guide.json' with { type: 'json' };
import en from '@dalil/domain/languages/en/pages/guide.json' with { type: 'json' };
import hi from '@dalil/domain/languages/hi/pages/guide.json' with { type: 'json' };
import ur from '@dalil/domain/languages/ur/pages/guide.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Locale, Record<string, string>>> = { en, ar, hi, ur };

// Assistive technology compares the visible number with the name. What stands in parentheses does not count.
test.each(LOCALES)('I18N-1 A11Y-1 the name of a cluster has its number, in %s', (locale) => {
  const i18n = setupI18n();
  i18n.load(locale, MESSAGES[locale]);
  i18n.activate(locale, LOCALE_INFO[locale].format);
  for (const count of [2, 3, 11, 100]) {
    const name = i18n._('guide.map.cluster', { count, numbers: '…' });
    expect(name.replaceAll(/\([^)]*\)/g, '').split(/[\s:,.،۔।]+/u)).toContain(String(count));
  }
});

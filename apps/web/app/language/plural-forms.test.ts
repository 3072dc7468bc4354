import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import ar from '@dalil/domain/languages/ar/pages/shell.json' with { type: 'json' };
import en from '@dalil/domain/languages/en/pages/shell.json' with { type: 'json' };
import hi from '@dalil/domain/languages/hi/pages/shell.json' with { type: 'json' };
import ur from '@dalil/domain/languages/ur/pages/shell.json' with { type: 'json' };

const COUNTS = [0, 1, 2, 3, 10, 11, 99, 100, 101, 103, 1.5];

function countdowns(locale: Locale, messages: Record<string, string>): string[] {
  const i18n = setupI18n();
  i18n.load(locale, messages);
  i18n.activate(locale, LOCALE_INFO[locale].format);
  return COUNTS.map((count) => i18n._('shell.crash.countdown', { count }));
}

test('I18N-1 Arabic has all six plural forms', () => {
  expect(countdowns('ar', ar)).toEqual([
    'إعادة المحاولة الآن',
    'إعادة المحاولة خلال ثانية واحدة',
    'إعادة المحاولة خلال ثانيتين',
    'إعادة المحاولة خلال 3 ثوان',
    'إعادة المحاولة خلال 10 ثوان',
    'إعادة المحاولة خلال 11 ثانية',
    'إعادة المحاولة خلال 99 ثانية',
    'إعادة المحاولة خلال 100 ثانية',
    'إعادة المحاولة خلال 101 ثانية',
    'إعادة المحاولة خلال 103 ثوان',
    'إعادة المحاولة خلال 1.5 ثانية',
  ]);
});

test('I18N-1 English, Hindi and Urdu have two plural forms', () => {
  const seconds = countdowns('en', en);
  expect(seconds[1]).toBe('Trying again in 1 second');
  for (const [at, count] of COUNTS.entries()) {
    if (count !== 1) expect(seconds[at]).toBe(`Trying again in ${count} seconds`);
    expect(countdowns('hi', hi)[at]).toBe(`${count} सेकंड में फिर से कोशिश होगी`);
    expect(countdowns('ur', ur)[at]).toBe(`${count} سیکنڈ میں دوبارہ کوشش ہو گی`);
  }
});

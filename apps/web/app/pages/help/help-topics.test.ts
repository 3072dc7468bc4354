import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import ar from '@dalil/domain/languages/ar/pages/help.json' with { type: 'json' };
import en from '@dalil/domain/languages/en/pages/help.json' with { type: 'json' };
import hi from '@dalil/domain/languages/hi/pages/help.json' with { type: 'json' };
import ur from '@dalil/domain/languages/ur/pages/help.json' with { type: 'json' };
import { HELP_GROUPS } from './help-topics.ts';

const MESSAGES: Record<(typeof LOCALES)[number], Record<string, string>> = { en, ar, hi, ur };
const MAX_WORDS = 120;

test.each(LOCALES)(
  'I18N-1 every help topic is there in %s, in at most 120 words, with as many steps as in English',
  (locale) => {
    for (const { title, text } of HELP_GROUPS.flatMap(({ topics }) => topics)) {
      const words = MESSAGES[locale][text] ?? '';
      expect(MESSAGES[locale][title], title).toBeTruthy();
      expect(words.split(/\s+/).length, text).toBeLessThanOrEqual(MAX_WORDS);
      expect(words.split('\n').length, text).toBe((en as Record<string, string>)[text]?.split('\n').length);
    }
  },
);

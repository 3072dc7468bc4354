import type { Source } from '@dalil/domain/guide/content-item.ts';
import { addMonths } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { composeLetter } from '@dalil/domain/newsroom/letter/compose-letter.ts';
import { type LetterInput, LETTER_TAG, letterId, type WrittenLetter } from '@dalil/domain/newsroom/letter/letter.ts';
import { mapTexts } from '@dalil/domain/guide/pick-text.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { addDraftedArticle } from './add-drafted-article.ts';
import { lastWeek, letterInput } from './letter-input.ts';

/** A letter is about a week that is over, so it is right for long. */
const MONTHS_VALID = 12;

/**
 * Drafts the letter of the last whole week in all languages, for a person to approve. A week has one letter: a second run, also on
 * another server, writes nothing.
 */
export const draftLetter: JobHandler<'draft-letter'> = async (deps) => {
  const from = lastWeek(deps.now());
  const inputs = await Promise.all(
    LOCALES.map(async (locale) => [locale, await letterInput(deps, from, locale)] as const),
  );
  const byLocale = Object.fromEntries(inputs) as Record<Locale, LetterInput>;
  const texts = Object.fromEntries(inputs.map(([locale, input]) => [locale, composeLetter(input, locale)])) as Record<
    Locale,
    WrittenLetter
  >;
  const isNew = await deps.db.transaction((transaction) =>
    addDraftedArticle(
      { ...deps, db: transaction },
      {
        id: letterId(from),
        method: 'computed',
        category: 'news',
        tags: [LETTER_TAG],
        sources: sourcesOf(byLocale),
        reviewBy: addMonths(dubaiDate(deps.now()), MONTHS_VALID),
        texts,
      },
    ),
  );
  deps.log('info', isNew ? 'letter_drafted' : 'letter_known', { id: letterId(from) });
};

/** The sources of the changed facts, each once, named in every language. */
function sourcesOf(inputs: Record<Locale, LetterInput>): Source[] {
  const urls = [...new Set(inputs[BASE_LOCALE].changes.map(({ sourceUrl }) => sourceUrl))];
  return urls.map((url, at) => ({
    id: `source-${at + 1}`,
    names: mapTexts(inputs, ({ changes }) => changes.find(({ sourceUrl }) => sourceUrl === url)?.source ?? url),
    url,
  }));
}

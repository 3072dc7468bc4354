import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ContentFault, StartingContent, StartingText } from './starting-content.ts';
import { textLeaves } from './text-leaves.ts';

/** The tokens of each string of a text, by its place: the same in every language, in any order. */
function tokensByPlace({ title, summary, body }: StartingText): Map<string, string> {
  const leaves = [...textLeaves({ title, summary, body })];
  return new Map(leaves.map(({ path, text }) => [path, factIdsIn(text).sort().join(' ')]));
}

function compare(english: StartingText, other: StartingText, locale: Locale): string[] {
  const [ours, theirs] = [tokensByPlace(english), tokensByPlace(other)];
  const faults = [...ours.keys()]
    .filter((place) => !theirs.has(place))
    .map((place) => `${locale}: ${place} is missing`);
  for (const [place, tokens] of theirs) {
    const expected = ours.get(place);
    if (expected === undefined) faults.push(`${locale}: ${place} is not in English`);
    else if (expected !== tokens)
      faults.push(`${locale}: ${place} has the facts [${tokens}], English has [${expected}]`);
  }
  return faults;
}

/**
 * Texts of one item: English is there, says where it comes from only when it is a translation, and every language has the
 * same strings with the same facts. A language that is missing altogether is allowed (I18N-2).
 */
export function checkTranslations({ items }: StartingContent): ContentFault[] {
  return items.flatMap(({ path, kind, texts }) => {
    const english = texts.en;
    if (!english) return [{ path, message: 'has no English text' }];
    const faults: string[] = [];
    for (const [locale, text] of Object.entries(texts) as [Locale, StartingText][]) {
      if ((locale === 'en') !== (text.translation === undefined)) {
        faults.push(`${locale}: only a translation has "translation"`);
      }
      if (text.summary === '' && kind !== 'question') faults.push(`${locale}: the summary is empty`);
      if (locale !== 'en') faults.push(...compare(english, text, locale));
    }
    return faults.map((message) => ({ path, message }));
  });
}

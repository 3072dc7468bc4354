import type { Fact } from '@dalil/domain/guide/fact.ts';
import { type SENTENCE_FAULTS, sentenceFaults } from '@dalil/domain/guide/fact-sentence.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import type { ContentFault, StartingContent, StartingFact } from './starting-content.ts';

const SENTENCE_MESSAGES = {
  sentence_without_value: 'the sentence has no {value}',
  sentence_with_values: 'the sentence has more than one {value}',
  sentence_with_token: 'the sentence of a text has no {value}, it says the text itself',
  required: 'has no sentence, another language has one',
} as const satisfies Record<(typeof SENTENCE_FAULTS)[number], string>;

function faultsOf(
  { path, fact }: StartingFact,
  units: ReadonlySet<string>,
  prices: ReadonlySet<string>,
): ContentFault[] {
  const faults: string[] = [];
  const report = (isWrong: unknown, message: string) => isWrong && faults.push(message);
  report(!fact.texts.en, 'has no English label');
  report(fact.validFrom && fact.validUntil && fact.validFrom > fact.validUntil, 'validFrom is after validUntil');
  if (!fact.isShown) {
    report(fact.confidence === 'official' || fact.confidence === 'press', 'a hidden fact must be general or secondary');
    report(!fact.note, 'a hidden fact needs a note');
  }
  if (fact.type === 'number') report(!units.has(fact.unit), `unit ${fact.unit} is no term`);
  if (fact.type === 'money' && fact.unit) report(!prices.has(fact.unit), `unit ${fact.unit} has no form for a price`);
  if (fact.type === 'phone' || fact.type === 'code') {
    report(fact.display && fact.display.replace(/\D/g, '') !== fact.value, 'display and value differ');
  }
  for (const locale of LOCALES) {
    const text = fact.texts[locale];
    report(
      text && (fact.type === 'text') !== (text.value !== undefined),
      `${locale}: only a text fact has words as value`,
    );
  }
  for (const { locale, code } of sentenceFaults(fact)) report(true, `${locale}: ${SENTENCE_MESSAGES[code]}`);
  return faults.map((message) => ({ path, message: `${fact.id}: ${message}` }));
}

/** A price stands in one fact. A schedule names it, and only what is free needs no other fact. */
function faultsOfPrices({ path, fact }: StartingFact, facts: ReadonlyMap<string, Fact>): ContentFault[] {
  if (fact.type !== 'schedule') return [];
  const faults = fact.value.flatMap(({ price, priceFact, priceFrom, priceUntil }) => [
    ...(price || priceFrom || priceUntil ? ['a schedule names the fact of its price and has no price itself'] : []),
    ...(price !== undefined && priceFact !== undefined ? ['a row is free or has a price'] : []),
    ...(priceFact === undefined || facts.get(priceFact)?.type === 'money'
      ? []
      : [`${priceFact} is no fact of a price`]),
  ]);
  return [...new Set(faults)].map((message) => ({ path, message: `${fact.id}: ${message}` }));
}

/** Facts: no id twice, units known, hidden ones explained, each used by a text or declared to stand alone. */
export function checkFacts({ facts, items, terms }: StartingContent): ContentFault[] {
  const units = new Set(terms.filter(({ group }) => group === 'unit').map(({ id }) => id));
  const prices = new Set(terms.filter(({ group, forms }) => group === 'unit' && forms?.per).map(({ id }) => id));
  const byId = new Map(facts.map(({ fact }) => [fact.id, fact]));
  const used = new Set(items.flatMap(({ factIds }) => factIds));
  const seen = new Set<string>();
  return facts.flatMap((entry) => {
    const { path, fact, isStandalone } = entry;
    const faults = [...faultsOf(entry, units, prices), ...faultsOfPrices(entry, byId)];
    if (seen.has(fact.id)) faults.push({ path, message: `${fact.id}: stands twice` });
    seen.add(fact.id);
    if (!used.has(fact.id) && !isStandalone) {
      faults.push({ path, message: `${fact.id}: nothing uses it and it is not isStandalone` });
    }
    if (used.has(fact.id) && isStandalone) {
      faults.push({ path, message: `${fact.id}: is used, so it is not isStandalone` });
    }
    return faults;
  });
}

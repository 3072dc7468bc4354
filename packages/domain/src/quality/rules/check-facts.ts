import { addDays } from '../../guide/calendar-day.ts';
import type { Fact } from '../../guide/fact.ts';
import { factStatus } from '../../guide/fact-status.ts';
import { LOCALES } from '../../language/locale.ts';
import { normalizeWords } from '../../language/normalize-text.ts';
import { factIdsOfText, factReferences } from '../../newsroom/fact-tokens.ts';
import { type CheckContext, type CheckedItem, type Found, type Located, textsOf } from './rule.ts';

/** Facts that end or are due for review within these days are found. */
export const FACT_SOON_DAYS = 14;

const located = ({ id }: Fact, subject: string, evidence: string): Located => ({
  kind: 'fact',
  id,
  locale: null,
  subject,
  evidence,
});

/** Facts past their last day. The guide shows their source in place of the value. */
export function checkExpired(facts: readonly Fact[], { today }: CheckContext): Located[] {
  return facts.flatMap((fact) =>
    factStatus(fact, today) === 'expired' ? [located(fact, 'validity', fact.validUntil ?? today)] : [],
  );
}

/** Visible facts that end or are due for review soon, or whose review is overdue. */
export function checkExpiring(facts: readonly Fact[], { today }: CheckContext): Located[] {
  const soon = addDays(today, FACT_SOON_DAYS);
  return facts.flatMap((fact) => {
    const status = factStatus(fact, today);
    if (status === 'hidden' || status === 'expired') return [];
    const isEnding = fact.validUntil !== undefined && fact.validUntil <= soon;
    return [
      ...(isEnding ? [located(fact, 'validity', fact.validUntil ?? '')] : []),
      ...(fact.reviewBy <= soon ? [located(fact, 'review', fact.reviewBy)] : []),
    ];
  });
}

const valueOf = (fact: Fact) => JSON.stringify([fact.value, fact.texts.en?.value]);

const readable = (fact: Fact) => fact.texts.en?.value ?? JSON.stringify(fact.value);

/** Two visible facts of the same name, topic, type and unit with different values. */
export function checkContradictions(facts: readonly Fact[], { today }: CheckContext): Located[] {
  const named = new Map<string, Fact[]>();
  for (const fact of facts) {
    const status = factStatus(fact, today);
    if (status === 'hidden' || status === 'expired') continue;
    const name = normalizeWords(fact.texts.en?.label ?? '');
    if (name === '') continue;
    const unit = 'unit' in fact ? fact.unit : undefined;
    const key = JSON.stringify([name, fact.topic, fact.type, unit]);
    named.set(key, [...(named.get(key) ?? []), fact]);
  }
  return [...named.values()].flatMap(([first, ...others]) =>
    others
      .filter((other) => first !== undefined && valueOf(other) !== valueOf(first))
      .map((other) =>
        located(other, first?.id ?? '', `${readable(other)} ≠ ${first ? readable(first) : ''} (${first?.id})`),
      ),
  );
}

/** Facts without what makes a value checkable: currency, source or date; dated in the future; without words in a language. */
export function checkIncomplete(facts: readonly Fact[], { today }: CheckContext): Located[] {
  return facts.flatMap((fact) => [
    ...faultsOf(fact, today).map(([subject, evidence]) => located(fact, subject, evidence)),
    ...LOCALES.flatMap((locale) =>
      missingWords(fact, locale).map((field) => ({ ...located(fact, field, `${fact.id} · ${field}`), locale })),
    ),
  ]);
}

function faultsOf(fact: Fact, today: string): [subject: string, evidence: string][] {
  const { asOf, sourceUrl } = fact as Partial<Fact>;
  const hasCurrency = fact.type !== 'money' || (fact as { currency?: string }).currency !== undefined;
  return [
    ...(hasCurrency ? [] : [['currency', `${fact.id} · ${String(fact.value)}`] as [string, string]]),
    ...(sourceUrl?.startsWith('https://') ? [] : [['source', `${fact.id} · ${sourceUrl ?? '–'}`] as [string, string]]),
    ...(asOf && asOf <= today.slice(0, asOf.length)
      ? []
      : [['date', `${fact.id} · ${asOf ?? '–'}`] as [string, string]]),
  ];
}

function missingWords(fact: Fact, locale: (typeof LOCALES)[number]): string[] {
  const text = fact.texts[locale];
  return [
    ...(text?.label ? [] : ['label']),
    ...(text?.sourceName ? [] : ['sourceName']),
    ...(fact.type === 'text' && !text?.value ? ['value'] : []),
  ];
}

/** Facts that an item or its texts name and that do not exist. */
export function checkMissingFacts(item: CheckedItem, { facts }: CheckContext): Found[] {
  const isUnknown = (id: string) => !facts.has(id);
  const ofData = [...new Set(factReferences(item.data))].filter(isUnknown);
  return [
    ...ofData.map((id) => ({ locale: null, subject: id, evidence: id })),
    ...textsOf(item).flatMap(([locale, text]) =>
      factIdsOfText(text)
        .filter(isUnknown)
        .map((id) => ({ locale, subject: id, evidence: `{{${id}}}` })),
    ),
  ];
}

import type { EventData } from '@dalil/domain/guide/event.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import type { ContentFault, StartingContent, StartingFact, StartingItem } from './starting-content.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const isYear = (value: number) => Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;

/** A year is no length of time: it would be shown as "2,028 years". */
function yearAsDuration({ fact }: StartingFact): string[] {
  const isWrong =
    (fact.type === 'duration' && isYear(Number(/^P(\d+)Y/.exec(fact.value)?.[1]))) ||
    (fact.type === 'number' && fact.unit === 'year' && isYear(fact.value));
  return isWrong ? [`${fact.id}: a year is stored as a duration`] : [];
}

/** Facts of these types are shown on the page of their place. */
const OF_PLACE: readonly string[] = ['money', 'schedule', 'phone'];
const OWN = /^(?:hours|price|phone)\.([a-z0-9-]+)(?:\.|$)/;

/**
 * A fact of a place or an event that is not attached to it: its id names the item, which uses neither it nor a more exact one
 * of the same attribute.
 */
function loose({ fact, isStandalone }: StartingFact, byId: ReadonlyMap<string, StartingItem[]>): string[] {
  const own = OWN.exec(fact.id)?.[1];
  const named = own ?? (isStandalone && OF_PLACE.includes(fact.type) ? fact.id.split('.')[1] : undefined);
  const items = (named !== undefined && byId.get(named)) || [];
  if (!fact.isShown || items.length === 0) return [];
  const isUsed = items.some(({ factIds }) => factIds.some((id) => id === fact.id || id.startsWith(`${fact.id}.`)));
  return isUsed ? [] : [`${fact.id}: is not attached to ${items[0]?.kind} ${named}`];
}

/** Feasts, holidays and rules whose days a law or a calendar fixes. */
const FIXED_TYPES: readonly string[] = ['public-holiday', 'national-day', 'religious', 'celebration', 'rule'];

/** A date that is fixed by law or calendar, or announced, and would be called the usual one. */
function notUsual({ type, recurrence, hasConfirmedDates, editions }: EventData): string[] {
  if (hasConfirmedDates || editions !== undefined) return [];
  if (recurrence.rule === 'once') return ['a date of its own is announced or confirmed, it is not the usual one'];
  const isFixed = recurrence.rule === 'fixed' || recurrence.rule === 'range';
  return isFixed && FIXED_TYPES.includes(type) ? ['its date is fixed, it is not the usual one'] : [];
}

const GENERAL = 'general-knowledge';

/** Two sources that agree need two sources. */
function notCrossChecked({ confidence }: EventData, { provenance }: StartingItem): string[] {
  const sources = provenance.sources.filter((source) => !JSON.stringify(source).includes(GENERAL));
  return confidence === 'cross-checked' && sources.length < 2
    ? ['is called cross-checked and has fewer than two sources']
    : [];
}

/** A text of a machine that says a person has read it, or a text that says that we verified something. */
function notVerified({ provenance, texts }: StartingItem): string[] {
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    if (!text) return [];
    const isClaimed = /\b(?:we (?:have )?(?:verified|checked)|(?:verified|checked) by us|fact-checked)\b/i.test(
      JSON.stringify([text.title, text.summary, text.body]),
    );
    return [
      ...(provenance.method === 'machine-drafted' && text.translation?.isReviewedByNative === true
        ? [`${locale}: is called reviewed, and a machine made it`]
        : []),
      ...(isClaimed ? [`${locale}: says that something was verified`] : []),
    ];
  });
}

/** The press that the content cites most, and those who pass on what others write. */
const PRESS =
  /(?:^|\.)(?:menafn\.com|gulfnews\.com|khaleejtimes\.com|thenationalnews\.com|whatson\.ae|timeoutdubai\.com|arabianbusiness\.com|zawya\.com)$/;

function notOfficial({ fact }: StartingFact): string[] {
  if (fact.confidence !== 'official') return [];
  const { host } = new URL(fact.sourceUrl);
  return PRESS.test(host) ? [`${fact.id}: is called official, and ${host} is the press`] : [];
}

/** What the content claims of itself: that a date is usual, a text reviewed, a fact official, and that a place has a fact. */
export function checkClaims({ items, facts }: StartingContent): ContentFault[] {
  const byId = new Map<string, StartingItem[]>();
  for (const item of items) {
    if (item.kind === 'place' || item.kind === 'event') byId.set(item.id, [...(byId.get(item.id) ?? []), item]);
  }
  return [
    ...facts.flatMap((entry) =>
      [...yearAsDuration(entry), ...loose(entry, byId), ...notOfficial(entry)].map((message) => ({
        path: entry.path,
        message,
      })),
    ),
    ...items.flatMap((item) => {
      const data = item.kind === 'event' ? (item.data as EventData | undefined) : undefined;
      const ofEvent = data === undefined ? [] : [...notUsual(data), ...notCrossChecked(data, item)];
      return [...ofEvent, ...notVerified(item)].map((message) => ({ path: item.path, message }));
    }),
  ];
}

import { fillText } from '../language/fill-text.ts';
import { addDays } from '../guide/calendar-day.ts';
import { occurrencesOf, type Occurrence } from '../guide/event-occurrence.ts';
import { isWeekly } from '../guide/event-weekly.ts';
import { itemHref } from '../guide/item-address.ts';
import { isolateForeign } from '../language/isolate.ts';
import type { Locale } from '../language/locale.ts';
import { inEveryLanguage } from '../language/in-every-language.ts';
import { REPORTERS } from '../languages/tables/reporters.ts';
import { type Composed, nothing } from './draft.ts';
import { OWN } from './fact-evidence.ts';
import type { ReportedEvent } from './public-holidays.ts';
import { dayInWords, escapeMarkdown, spanInWords } from './template-words.ts';

const MAX_EVENTS = 12;
const DAYS = 7;

type Dated = { event: ReportedEvent; occurrence: Occurrence };

/** STAFF-4: the events of the guide in the seven days from `today`, those that begin first, each with how certain its date is. */
export function composeEventDigest(events: readonly ReportedEvent[], today: string): Composed {
  const dated = events
    // A weekly programme is no news of this week.
    .filter(({ data }) => data.type !== 'rule' && !isWeekly(data))
    .flatMap((event) =>
      occurrencesOf(event.data, today, addDays(today, DAYS - 1)).map((occurrence) => ({ event, occurrence })),
    )
    .toSorted((a, b) => b.occurrence.start.localeCompare(a.occurrence.start, 'en'))
    .slice(0, MAX_EVENTS)
    .toReversed();
  if (dated.length === 0) return nothing('no_events');
  const line = ({ event, occurrence: { start, end } }: Dated, locale: Locale) =>
    `${event.titles[locale] ?? event.titles.en ?? event.id}: ${spanInWords(start, end, locale)}`;
  return {
    kind: 'draft',
    draft: {
      slug: `events-from-${today}`,
      category: 'events',
      tags: [],
      reviewBy: addDays(today, DAYS),
      sources: [
        // Where the dates are from, besides the organisers.
        { id: 'guide', names: inEveryLanguage((locale) => REPORTERS[locale].calendar) },
        ...[...new Map(dated.flatMap(({ event }) => (event.website ? [[event.website, event] as const] : [])))].map(
          ([url, { titles }], at) => ({ id: `source-${at + 1}`, names: titles, url }),
        ),
      ],
      claims: dated.map((one) => ({
        text: inEveryLanguage((locale) => line(one, locale)),
        supports: [{ evidenceId: `item/${one.event.id}`, quote: line(one, 'en') }],
      })),
      evidence: dated.map((one) => ({
        id: `item/${one.event.id}`,
        kind: 'item',
        source: 'Dalil',
        url: one.event.website,
        origin: OWN,
        isOfficial: false,
        date: one.event.asOf,
        text: line(one, 'en'),
      })),
      texts: inEveryLanguage((locale) => {
        const words = REPORTERS[locale].eventDigest;
        const lines = dated.map(({ event, occurrence: { start, end, certainty } }) => {
          const title = isolateForeign(escapeMarkdown(event.titles[locale] ?? event.titles.en ?? event.id), locale);
          // What the organiser has announced needs no remark among the dates of a digest.
          const note = certainty === 'moon' || certainty === 'unconfirmed' ? ` (${words[certainty]})` : '';
          return `- [${title}](${itemHref({ kind: 'event', id: event.id, category: 'events' })}): ${spanInWords(start, end, locale)}${note}`;
        });
        return {
          title: fillText(words.title, { day: dayInWords(today, locale) }),
          summary: words.summary,
          markdown: [words.lead, lines.join('\n'), words.more].join('\n\n'),
        };
      }),
    },
  };
}

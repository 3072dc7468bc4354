import { addDays } from '../guide/calendar-day.ts';
import type { EventData } from '../guide/event.ts';
import { occurrencesOf, type Occurrence } from '../guide/event-occurrence.ts';
import type { Fact } from '../guide/fact.ts';
import { factStatus } from '../guide/fact-status.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { isolateForeign } from '../language/isolate.ts';
import type { Locale } from '../language/locale.ts';
import { isPublicHoliday } from '../city/public-holidays.ts';
import { inEveryLanguage } from '../language/in-every-language.ts';
import { REPORTERS } from '../languages/tables/reporters.ts';
import { type Composed, nothing } from './draft.ts';
import { claimOfFact, evidenceOfFact, OWN, sourcesOfFacts } from './fact-evidence.ts';
import { escapeMarkdown, spanInWords } from './template-words.ts';

export const TRANSFER_RULE = 'holiday.transfer-rule';
const DAYS_AHEAD = 60;

/** An event of the guide as templates need it, with its title in every language it has. */
export type ReportedEvent = {
  id: string;
  titles: Partial<Record<Locale, string>>;
  data: Pick<EventData, 'recurrence' | 'frequency' | 'hasConfirmedDates' | 'editions' | 'type'>;
  /** Of the organiser, else null. */
  website: string | null;
  asOf: string;
};

type Holiday = { event: ReportedEvent; occurrence: Occurrence };

/**
 * STAFF-4: the public holidays of the next sixty days, from the yearly events of the guide. `rule` is the fact `TRANSFER_RULE`: without
 * it, or where it is not current, there is no draft.
 */
export function composePublicHolidays(
  events: readonly ReportedEvent[],
  rule: Fact | undefined,
  terms: FactTermsByLocale,
  today: string,
): Composed {
  if (!rule || factStatus(rule, today) !== 'current') return nothing('facts_not_current', [TRANSFER_RULE]);
  const until = addDays(today, DAYS_AHEAD);
  const holidays = events
    .flatMap((event) => occurrencesOf(event.data, today, until).map((occurrence) => ({ event, occurrence })))
    .filter(({ event, occurrence }) => event.data.type === 'public-holiday' && isPublicHoliday(occurrence.start))
    .toSorted((a, b) => a.occurrence.start.localeCompare(b.occurrence.start, 'en'));
  const [first] = holidays;
  if (!first) return nothing('no_holidays');
  const line = ({ event, occurrence: { start, end } }: Holiday, locale: Locale) =>
    `${isolateForeign(event.titles[locale] ?? event.titles.en ?? event.id, locale)}: ${spanInWords(start, end, locale)}`;
  const certainty = ({ occurrence }: Holiday, locale: Locale) =>
    occurrence.certainty === 'moon' ? REPORTERS[locale].publicHolidays.moon : REPORTERS[locale].publicHolidays.fixed;
  return {
    kind: 'draft',
    draft: {
      slug: `public-holidays-from-${first.occurrence.start}`,
      category: 'government',
      tags: ['holidays'],
      reviewBy: first.occurrence.end,
      sources: sourcesOfFacts([rule]),
      claims: [
        ...holidays.map((holiday) => ({
          text: inEveryLanguage((locale) => line(holiday, locale)),
          supports: [{ evidenceId: `item/${holiday.event.id}`, quote: line(holiday, 'en') }],
        })),
        claimOfFact(rule, terms),
      ],
      evidence: [
        ...holidays.map((holiday) => ({
          id: `item/${holiday.event.id}`,
          kind: 'item' as const,
          source: 'Dalil',
          url: null,
          origin: OWN,
          isOfficial: false,
          date: holiday.event.asOf,
          text: line(holiday, 'en'),
        })),
        evidenceOfFact(rule, terms),
      ],
      texts: inEveryLanguage((locale) => {
        const { title, summary, lead, rule: advice } = REPORTERS[locale].publicHolidays;
        const lines = holidays.map((one) => `- ${escapeMarkdown(line(one, locale))} (${certainty(one, locale)})`);
        return { title, summary, markdown: [lead, lines.join('\n'), `{{${rule.id}}}`, advice].join('\n\n') };
      }),
    },
  };
}

import { fillText } from '../language/fill-text.ts';
import { addDays, daysBetween } from '../guide/calendar-day.ts';
import type { Fact } from '../guide/fact.ts';
import { factStatus } from '../guide/fact-status.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { isRamadan } from '../city/holidays.ts';
import { prayerTimes } from '../city/prayer-times.ts';
import type { Locale } from '../language/locale.ts';
import { inEveryLanguage } from '../language/in-every-language.ts';
import { REPORTERS } from '../languages/tables/reporters.ts';
import { type Composed, nothing } from './draft.ts';
import { claimOfFact, evidenceOfFact, OWN, sourcesOfFacts, valueOfFact } from './fact-evidence.ts';
import { dayInWords } from './template-words.ts';

const DAYS = 7;
/** Ramadan is mentioned this long before it. */
const RAMADAN_AHEAD = 90;
const AWQAF = 'https://www.awqaf.gov.ae';
const EVIDENCE = 'computed/prayer-times';
const PARTS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * STAFF-4: prayer times of the seven days from `today`, with the beginning of Ramadan where it is near. `ramadan` is the fact of the
 * next one; in the ninety days before it, it has to be current, or there is no draft.
 */
export function composePrayerTimes(ramadan: Fact | undefined, terms: FactTermsByLocale, today: string): Composed {
  const starts = ramadan?.type === 'date' ? daysBetween(today, ramadan.value) : null;
  const isNear = starts !== null && starts > 0 && starts <= RAMADAN_AHEAD;
  if (ramadan && isNear && factStatus(ramadan, today) !== 'current') return nothing('facts_not_current', [ramadan.id]);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const fact = isNear ? ramadan : undefined;
  const line = (day: string, locale: Locale) => {
    const times = prayerTimes(day);
    const { parts, colon } = REPORTERS[locale].prayerDigest;
    return `${dayInWords(day, locale)}${colon} ${PARTS.map((part) => `${parts[part]} ${clock(times[part])}`).join(' · ')}`;
  };
  return {
    kind: 'draft',
    draft: {
      slug: `prayer-times-from-${today}`,
      category: 'news',
      // A subject of religion: two people approve it.
      tags: ['islam'],
      reviewBy: addDays(today, DAYS - 1),
      sources: [
        { id: 'awqaf', names: inEveryLanguage((locale) => REPORTERS[locale].awqaf), url: AWQAF },
        ...sourcesOfFacts(fact ? [fact] : []).filter(({ url }) => url !== AWQAF),
      ],
      claims: [
        ...days.map((day) => ({
          text: inEveryLanguage((locale) => line(day, locale)),
          supports: [{ evidenceId: EVIDENCE, quote: line(day, 'en') }],
        })),
        ...(fact ? [claimOfFact(fact, terms)] : []),
      ],
      evidence: [
        {
          id: EVIDENCE,
          kind: 'computed',
          source: 'Dalil',
          url: AWQAF,
          origin: OWN,
          isOfficial: false,
          date: today,
          text: days.map((day) => line(day, 'en')).join('\n'),
        },
        ...(fact ? [evidenceOfFact(fact, terms)] : []),
      ],
      texts: inEveryLanguage((locale) => {
        const words = REPORTERS[locale].prayerDigest;
        const label = fact?.texts[locale]?.label ?? fact?.texts.en?.label;
        const ending = days.some(isRamadan)
          ? [words.fasting]
          : fact && label !== undefined
            ? [fillText(words.ahead, { label, date: valueOfFact(fact, locale, terms) })]
            : [];
        return {
          title: fillText(words.title, { day: dayInWords(today, locale) }),
          summary: words.summary,
          markdown: [words.lead, days.map((day) => `- ${line(day, locale)}`).join('\n'), ...ending].join('\n\n'),
        };
      }),
    },
  };
}

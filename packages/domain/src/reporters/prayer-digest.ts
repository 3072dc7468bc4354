import { addDays, daysBetween } from '../guide/calendar-day.ts';
import type { Fact } from '../guide/fact.ts';
import { factStatus } from '../guide/fact-status.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import { isRamadan } from '../city/holidays.ts';
import { prayerTimes } from '../city/prayer-times.ts';
import type { Locale } from '../language/locale.ts';
import { type Composed, nothing } from './draft.ts';
import { claimOfFact, evidenceOfFact, OWN, sourcesOfFacts, valueOfFact } from './fact-evidence.ts';
import { dayInWords, inEveryLanguage } from './template-words.ts';

const DAYS = 7;
/** Ramadan is mentioned this long before it. */
const RAMADAN_AHEAD = 90;
const AWQAF = 'https://www.awqaf.gov.ae';
const EVIDENCE = 'computed/prayer-times';
const PARTS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

const WORDS = {
  en: {
    title: (day: string) => `Prayer times in Dubai from ${day}`,
    summary: 'The prayer times of seven days, calculated by the method of Dubai.',
    lead: 'Calculated for Dubai, within a minute of the official timetable:',
    parts: { fajr: 'Fajr', sunrise: 'sunrise', dhuhr: 'Dhuhr', asr: 'Asr', maghrib: 'Maghrib', isha: 'Isha' },
    fasting: 'In Ramadan the fast lasts from Fajr to Maghrib.',
    ahead: (label: string, date: string) => `${label}: ${date}. The sighting of the moon decides.`,
    colon: ':',
  },
  ar: {
    title: (day: string) => `مواقيت الصلاة في دبي ابتداء من ${day}`,
    summary: 'مواقيت الصلاة لسبعة أيام، محسوبة بطريقة دبي.',
    lead: 'محسوبة لمدينة دبي، بفارق لا يتجاوز دقيقة عن التقويم الرسمي:',
    parts: { fajr: 'الفجر', sunrise: 'الشروق', dhuhr: 'الظهر', asr: 'العصر', maghrib: 'المغرب', isha: 'العشاء' },
    fasting: 'في رمضان يمتد الصيام من الفجر إلى المغرب.',
    ahead: (label: string, date: string) => `${label}: ${date}. وتحسمه رؤية الهلال.`,
    colon: ':',
  },
  hi: {
    title: (day: string) => `${day} से दुबई में नमाज़ के समय`,
    summary: 'सात दिनों की नमाज़ के समय, दुबई की विधि से निकाले गए।',
    lead: 'दुबई के लिए निकाले गए समय, सरकारी समय-सारणी से एक मिनट के भीतर:',
    parts: { fajr: 'फ़ज्र', sunrise: 'सूर्योदय', dhuhr: 'ज़ुहर', asr: 'अस्र', maghrib: 'मग़रिब', isha: 'इशा' },
    fasting: 'रमज़ान में रोज़ा फ़ज्र से मग़रिब तक रहता है।',
    ahead: (label: string, date: string) => `${label}: ${date}। चाँद दिखने पर तय होगा।`,
    colon: ':',
  },
  ur: {
    title: (day: string) => `${day} سے دبئی میں نماز کے اوقات`,
    summary: 'سات دنوں کے اوقاتِ نماز، دبئی کے طریقے سے نکالے گئے۔',
    lead: 'دبئی کے لیے نکالے گئے اوقات، سرکاری جدول سے ایک منٹ کے اندر:',
    parts: { fajr: 'فجر', sunrise: 'طلوعِ آفتاب', dhuhr: 'ظہر', asr: 'عصر', maghrib: 'مغرب', isha: 'عشاء' },
    fasting: 'رمضان میں روزہ فجر سے مغرب تک رہتا ہے۔',
    ahead: (label: string, date: string) => `${label}: ${date}۔ چاند نظر آنے پر طے ہوگا۔`,
    colon: ':',
  },
} as const;

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
    const { parts, colon } = WORDS[locale];
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
        { id: 'awqaf', names: AWQAF_NAMES, url: AWQAF },
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
        const words = WORDS[locale];
        const label = fact?.texts[locale]?.label ?? fact?.texts.en?.label;
        const ending = days.some(isRamadan)
          ? [words.fasting]
          : fact && label !== undefined
            ? [words.ahead(label, valueOfFact(fact, locale, terms))]
            : [];
        return {
          title: words.title(dayInWords(today, locale)),
          summary: words.summary,
          markdown: [words.lead, days.map((day) => `- ${line(day, locale)}`).join('\n'), ...ending].join('\n\n'),
        };
      }),
    },
  };
}

const AWQAF_NAMES = {
  en: 'General Authority of Islamic Affairs, Endowments and Zakat',
  ar: 'الهيئة العامة للشؤون الإسلامية والأوقاف والزكاة',
  hi: 'इस्लामी मामलों, वक़्फ़ और ज़कात का सामान्य प्राधिकरण',
  ur: 'جنرل اتھارٹی برائے اسلامی امور، اوقاف و زکوٰۃ',
};

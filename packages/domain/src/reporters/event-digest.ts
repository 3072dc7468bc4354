import { addDays } from '../guide/calendar-day.ts';
import { occurrencesOf, type Occurrence } from '../guide/event-occurrence.ts';
import { itemHref } from '../guide/item-address.ts';
import { isolateForeign } from '../language/isolate.ts';
import type { Locale } from '../language/locale.ts';
import { type Composed, nothing } from './draft.ts';
import { OWN } from './fact-evidence.ts';
import type { ReportedEvent } from './public-holidays.ts';
import { dayInWords, escapeMarkdown, inEveryLanguage, spanInWords } from './template-words.ts';

const MAX_EVENTS = 12;
const DAYS = 7;

const WORDS = {
  en: {
    title: (day: string) => `Events in the week from ${day}`,
    summary: 'What is on in Dubai in the next seven days.',
    lead: 'These events of the guide take place in the next seven days:',
    unconfirmed: 'date not confirmed by the organiser',
    moon: 'the sighting of the moon decides',
    more: 'All dates are in the [calendar of events](/events).',
  },
  ar: {
    title: (day: string) => `فعاليات الأسبوع ابتداء من ${day}`,
    summary: 'ما يقام في دبي خلال الأيام السبعة المقبلة.',
    lead: 'هذه فعاليات الدليل التي تقام خلال الأيام السبعة المقبلة:',
    unconfirmed: 'الموعد لم يؤكده المنظم',
    moon: 'تحسمه رؤية الهلال',
    more: 'جميع المواعيد في [تقويم الفعاليات](/events).',
  },
  hi: {
    title: (day: string) => `${day} से शुरू हफ़्ते के आयोजन`,
    summary: 'अगले सात दिनों में दुबई में क्या-क्या हो रहा है।',
    lead: 'अगले सात दिनों में गाइड के ये आयोजन हैं:',
    unconfirmed: 'तारीख़ की पुष्टि आयोजक ने नहीं की है',
    moon: 'चाँद दिखने पर तय होगी',
    more: 'सारी तारीख़ें [आयोजनों के कैलेंडर](/events) में हैं।',
  },
  ur: {
    title: (day: string) => `${day} سے شروع ہفتے کی تقریبات`,
    summary: 'اگلے سات دنوں میں دبئی میں کیا کچھ ہو رہا ہے۔',
    lead: 'اگلے سات دنوں میں گائیڈ کی یہ تقریبات ہیں:',
    unconfirmed: 'تاریخ کی تصدیق منتظم نے نہیں کی',
    moon: 'چاند نظر آنے پر طے ہوگی',
    more: 'تمام تاریخیں [تقریبات کے کیلنڈر](/events) میں ہیں۔',
  },
} as const;

/** Where the dates are from, besides the organisers. */
const GUIDE = {
  id: 'guide',
  names: {
    en: 'Dalil, calendar of events',
    ar: 'دليل، تقويم الفعاليات',
    hi: 'Dalil, आयोजनों का कैलेंडर',
    ur: 'Dalil، تقریبات کا کیلنڈر',
  },
};

type Dated = { event: ReportedEvent; occurrence: Occurrence };

/** STAFF-4: the events of the guide in the seven days from `today`, those that begin first, each with how certain its date is. */
export function composeEventDigest(events: readonly ReportedEvent[], today: string): Composed {
  const dated = events
    .filter(({ data }) => data.type !== 'rule')
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
        GUIDE,
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
        const words = WORDS[locale];
        const lines = dated.map(({ event, occurrence: { start, end, certainty } }) => {
          const title = isolateForeign(escapeMarkdown(event.titles[locale] ?? event.titles.en ?? event.id), locale);
          const note = certainty === 'confirmed' ? '' : ` (${certainty === 'moon' ? words.moon : words.unconfirmed})`;
          return `- [${title}](${itemHref({ kind: 'event', id: event.id, category: 'events' })}): ${spanInWords(start, end, locale)}${note}`;
        });
        return {
          title: words.title(dayInWords(today, locale)),
          summary: words.summary,
          markdown: [words.lead, lines.join('\n'), words.more].join('\n\n'),
        };
      }),
    },
  };
}

import type { Locale } from '../language/locale.ts';
import { type Fact, factSchema } from './fact.ts';
import type { FactTermsByLocale, UnitForms } from './term.ts';

const HOURS: Record<Locale, UnitForms> = {
  en: { one: '# hour', other: '# hours', per: '# per hour' },
  ar: {
    zero: '# ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
    per: '# في الساعة',
  },
  hi: { one: '# घंटा', other: '# घंटे', per: '# प्रति घंटा' },
  ur: { one: '# گھنٹہ', other: '# گھنٹے', per: '# فی گھنٹہ' },
};

const DIRHAMS: Record<Locale, UnitForms> = {
  en: { other: 'AED #' },
  ar: {
    zero: '# درهم',
    one: 'درهم واحد',
    two: 'درهمان',
    few: '# دراهم',
    many: '# درهما',
    other: '# درهم',
  },
  hi: { other: '# दिरहम' },
  ur: { other: '# درہم' },
};

const MINUTES: Record<Locale, UnitForms> = {
  en: { one: '# minute', other: '# minutes' },
  ar: { other: '# دقيقة' },
  hi: { other: '# मिनट' },
  ur: { other: '# منٹ' },
};

function patterns(daily: string, days: string, hours: string, free: string, comma: string, semicolon: string) {
  return {
    'days-daily': daily,
    'days-range': days,
    'hours-range': hours,
    'hours-always': '24 hours',
    'audience-women': 'women only',
    'audience-families': 'families',
    'price-note': '{hours} ({price})',
    'price-free': free,
    separator: comma,
    'group-separator': semicolon,
  };
}

const PATTERNS: Record<Locale, Record<string, string>> = {
  en: patterns('daily', '{from}–{to}', '{from}–{to}', 'free', ', ', '; '),
  ar: patterns('يوميا', '{from} إلى {to}', 'من {from} إلى {to}', 'مجانا', '، ', '؛ '),
  hi: patterns('रोज़', '{from}–{to}', '{from}–{to}', 'मुफ़्त', ', ', '; '),
  ur: patterns('روزانہ', '{from} تا {to}', '{from} تا {to}', 'مفت', '، ', '؛ '),
};

function termsOf(locale: Locale) {
  const units = { hour: HOURS[locale], dirham: DIRHAMS[locale], minute: MINUTES[locale] };
  return { units, patterns: PATTERNS[locale] };
}

/** Units and patterns as the content has them, for tests. */
export const TEST_TERMS: FactTermsByLocale = {
  en: termsOf('en'),
  ar: termsOf('ar'),
  hi: termsOf('hi'),
  ur: termsOf('ur'),
};

/** A current fact of a type and value, with labels in all languages. */
export function makeFact(fields: Record<string, unknown>): Fact {
  const text = (label: string) => ({ label, sourceName: `${label} source` });
  return factSchema.parse({
    id: 'test.fact',
    topic: 'other',
    reviewBy: '2027-03-31',
    sourceUrl: 'https://example.ae/facts',
    asOf: '2025',
    confidence: 'press',
    isShown: true,
    texts: { en: text('Fact'), ar: text('حقيقة'), hi: text('तथ्य'), ur: text('حقیقت') },
    ...fields,
  });
}

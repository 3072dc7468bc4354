import { isolate } from '../language/isolate.ts';
import { writeDirhams } from '../guide/dirham.ts';
import { fillText } from '../language/fill-text.ts';
import { LOCALE_INFO, type Locale } from '../language/locale.ts';
import { RENT_LETTER } from '../languages/tables/rent-letter.ts';
import type { RentLimit } from './rent-rise.ts';

/** What the letter is about. Names are the user's own and never leave the device; an empty one leaves a blank to fill in. */
export type RentLetter = RentLimit & {
  asked: number | null;
  /** `YYYY-MM-DD` */
  renewal: string | null;
  landlord: string;
  home: string;
  tenant: string;
};

type Words = Record<
  'landlord' | 'home' | 'tenant' | 'date' | 'rent' | 'index' | 'below' | 'percent' | 'highest' | 'asked',
  string
>;

/** The sentences of the letter in one language. */
type Template = (typeof RENT_LETTER)[Locale];

const DECIMALS = 3;

function wordsOf(letter: RentLetter, locale: Locale, { blanks }: Template): Words {
  const tag = LOCALE_INFO[locale].format;
  const percentage = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: DECIMALS });
  const day = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const name = (key: 'landlord' | 'home' | 'tenant') => isolate(letter[key].trim() || `[${blanks[key]}]`);
  const amount = (value: number) => isolate(writeDirhams(value, locale));
  return {
    landlord: name('landlord'),
    home: name('home'),
    tenant: name('tenant'),
    date: letter.renewal === null ? '' : isolate(day.format(new Date(`${letter.renewal}T12:00:00Z`))),
    rent: amount(letter.rent),
    index: amount(letter.index),
    below: isolate(percentage.format(letter.belowIndex / 100)),
    percent: isolate(percentage.format(letter.percent / 100)),
    highest: amount(letter.highestRent),
    asked: letter.asked === null ? '' : amount(letter.asked),
  };
}

/** A reply to a rent increase by the rent law (Decree 43 of 2013), as paragraphs in a language of the user's choice. */
export function writeRentLetter(letter: RentLetter, locale: Locale): string[] {
  const template = RENT_LETTER[locale];
  const words = wordsOf(letter, locale, template);
  const write = (sentence: string) => fillText(sentence, words);
  const law = letter.percent > 0 ? write(template.limited) : write(template.none);
  return [
    write(template.greeting),
    letter.renewal === null ? write(template.subject) : write(template.renewal),
    `${letter.belowIndex > 0 ? write(template.below) : write(template.notBelow)} ${law}${letter.asked === null ? '' : ` ${write(template.asked)}`}`,
    write(template.offer),
    write(template.close),
  ];
}

import type { Locale } from './locale.ts';
import { SPOKEN_TEXT } from '../languages/tables/spoken-text.ts';
import type { TextSpan } from './sentences.ts';

export type SpokenText = {
  /** The text passed to the voice. */
  text: string;
  /** The characters of the displayed text that correspond to the spoken one at `index`. */
  sourceOf: (index: number) => TextSpan;
};

type Words = {
  to: string;
  and: string;
  units: Record<Unit, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  /** Abbreviations as regular expressions, with what is spoken for them. */
  short: readonly { written: string; spoken: string }[];
};
type Unit = 'dirham' | 'km' | 'km/h' | 'm²' | 'sq ft' | 'kg' | 'kWh' | '°C';

const WORDS: Record<Locale, Words> = SPOKEN_TEXT;

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const RANGE = String.raw`(${NUMBER})(?:\s?[–-]\s?(${NUMBER}))?`;
const ADDRESS = /\bhttps?:\/\/(?:www\.)?([^\s/]+)(?:\/\S*)?/giu;
const PHONE = /(?<![\d.,])(?:(?:\+|00)971[\d\s-]{6,}\d|800[ -]?\d[\d -]{2,}\d|0\d[ -]\d{3}[ -]?\d{4})(?!\d)/gu;
const MONEY = new RegExp(String.raw`\b(?:AED|Dhs?)\.?\s?${RANGE}`, 'gu');
const UNITS = new RegExp(String.raw`${RANGE}\s?(km\/h|km|m²|sq\.?\s?ft|kg|kWh|°C)(?![\p{L}\d])`, 'gu');
const TIMES_OR_NUMBERS = /(?<=\d)\s?–\s?(?=\d)/gu;
const AMPERSAND = /\s&\s/gu;
/** Direction marks and emoji, which are not spoken. */
const SILENT =
  /[\u200e\u200f\u061c\u2066-\u2069]|\ufe0f|\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\ufe0f)|\u200d\p{Extended_Pictographic}/gu;

type Change = TextSpan & { spoken: string };

/**
 * A displayed text as a voice should speak it: currency and units as words, phone numbers digit by digit, addresses by their
 * host, abbreviations in full. `phones` are the spans known to be phone numbers.
 */
export function spokenText(text: string, locale: Locale, phones: readonly TextSpan[] = []): SpokenText {
  const words = WORDS[locale];
  const changes: Change[] = phones.map(({ start, end }) => ({ start, end, spoken: digits(text.slice(start, end)) }));
  const change = (pattern: RegExp, toSpeech: (match: RegExpExecArray) => string) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (changes.some((other) => start < other.end && other.start < end)) continue;
      changes.push({ start, end, spoken: toSpeech(match) });
    }
  };
  const amount = (from: string, to: string | undefined, unit: Unit) =>
    `${to ? `${from} ${words.to} ${to}` : from} ${unitWord(words, locale, to ?? from, unit)}`;
  change(ADDRESS, ([, host = '']) => host);
  change(PHONE, ([phone]) => digits(phone));
  change(MONEY, ([, from = '', to]) => amount(from, to, 'dirham'));
  change(UNITS, ([, from = '', to, unit = '']) => amount(from, to, unitOf(unit)));
  change(TIMES_OR_NUMBERS, () => ` ${words.to} `);
  change(AMPERSAND, () => ` ${words.and} `);
  for (const { written, spoken } of words.short) change(new RegExp(written, 'giu'), () => spoken);
  change(SILENT, () => '');
  return assemble(
    text,
    changes.sort((one, other) => one.start - other.start),
  );
}

function assemble(text: string, changes: readonly Change[]): SpokenText {
  const parts: { at: number; source: TextSpan; isVerbatim: boolean }[] = [];
  let spoken = '';
  let from = 0;
  const append = (end: number) => {
    if (end > from) parts.push({ at: spoken.length, source: { start: from, end }, isVerbatim: true });
    spoken += text.slice(from, end);
  };
  for (const { start, end, spoken: words } of changes) {
    append(start);
    if (words !== '') parts.push({ at: spoken.length, source: { start, end }, isVerbatim: false });
    spoken += words;
    from = end;
  }
  append(text.length);
  return {
    text: spoken,
    sourceOf(index) {
      const part = parts.findLast(({ at }) => at <= index);
      if (!part) return { start: 0, end: 0 };
      if (!part.isVerbatim) return part.source;
      const start = Math.min(part.source.start + (index - part.at), part.source.end);
      return { start, end: start + wordLength(text.slice(start, part.source.end)) };
    },
  };
}

function wordLength(text: string): number {
  return /^[\p{L}\p{M}\p{N}'’.,:-]*[\p{L}\p{M}\p{N}]/u.exec(text)?.[0].length ?? 0;
}

function unitOf(written: string): Unit {
  return written.startsWith('sq') ? 'sq ft' : (written as Unit);
}

function unitWord({ units }: Words, locale: Locale, number: string, unit: Unit): string {
  const forms = units[unit];
  return forms[new Intl.PluralRules(locale).select(Number(number.replaceAll(',', '')))] ?? forms.other;
}

/** Digit by digit, with a pause where the number has a gap. */
function digits(phone: string): string {
  return phone
    .split(/[\s-]+/u)
    .map((group) => group.replace(/^\+/u, '').split('').join(' '))
    .filter(Boolean)
    .join(', ');
}

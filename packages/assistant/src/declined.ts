import type { Writing } from './lexicon/senses.ts';
import { hasPhrase, phrasesByWriting } from './match-phrases.ts';

/**
 * `attack`: change what the assistant is. `act`: have something done. `make`: anything that is not about Dubai. `crime`: help to break
 * the law.
 */
export const DECLINES = ['attack', 'act', 'make', 'crime'] as const;
export type Decline = (typeof DECLINES)[number];

/**
 * Phrases of requests to act for the user, separated by commas. Parts joined by `&` may occur anywhere in the text. They are listed,
 * not learned: "book me a table" and "how do I book a table" differ by their verb only.
 */
const ACT_PHRASES = phrasesByWriting(
  'act',
  'approve hua, check karke batao, delete kar do, mita do, bhar do na, book kar do, book karo, book kardo, mere liye book, mere liye taxi, taxi bula do, meri taraf se, yaad dila, ahjiz li, ehjez li, ihjiz li',
);

/** Phrases of requests to write, forge or insult. They are listed, because what is to be written may be about the guide. */
const WRITE_PHRASES = phrasesByWriting('write', 'kavita likho, nazm likho, kahani likho');

/** Words of what does harm or breaks the law, and of what a guide may speak about although it sounds alike. */
const HARM_PHRASES = phrasesByWriting(
  'harm',
  'nakli, naqli, jaali, jali, farzi, hack, rishwat, chori karna, churana, smuggle, smuggling, ganja, charas, weed, hash, cocaine, drugs, nasha kahan, hathiyar, bandook, bomb, call girl, randi, bina licence, bina license, bina test, bina paise, paise deke, paise de ke, fine se bachne, mazroub, m3madroub, 7ashish, hashish, rashwa, sla7, mokhadarat',
);
const LAWFUL_PHRASES = phrasesByWriting(
  'lawful',
  'casino, kasino, jua, pork, suar, schengen, medical test, medical fail, medical & fail, sharab, daru, beer, bar, club, lottery, dawai, dawa, dava, medicine, pharmacy, medical store, saydaliya, saidaliya, 5amr, khamr, khanzeer',
);

/** Code and markup are not questions. They are common in injection attacks. */
const MARKUP = /<\/?[a-z][^>]*>|\{\{|\}\}|<\||\[\[?\/?(?:INST|SYS)|```|;--|'\s*or\s*'?1|\$\{|<!--/iu;
const HIDDEN = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]{3,}/u;

/** CHAT-7: whether a text has code, markup or hidden letters. It is read by its signs, because code has no words to learn from. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text) || HIDDEN.test(text);
}

/** Whether a text requests that something is done for the user: a booking, a payment, an application. */
export function requestsAct(text: string, writings: readonly Writing[]): boolean {
  return hasPhrase(text, ACT_PHRASES, writings);
}

/** Whether a text names something that does harm or breaks the law. */
export function namesHarm(text: string, writings: readonly Writing[]): boolean {
  return hasPhrase(text, HARM_PHRASES, writings);
}

/** Whether a text names something that is allowed, or that a guide only has rules about. */
export function namesLawful(text: string, writings: readonly Writing[]): boolean {
  return hasPhrase(text, LAWFUL_PHRASES, writings);
}

/** Whether a text requests something written, forged or said about others. */
export function requestsWriting(text: string, writings: readonly Writing[]): boolean {
  return hasPhrase(text, WRITE_PHRASES, writings);
}

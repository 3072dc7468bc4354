import type { Writing } from './lexicon/senses.ts';
import { hasPhrase, phrasesByWriting } from './match-phrases.ts';

/** Topics on which a guide has no opinion. */
const OPINION_TOPICS = ['religion', 'politics'] as const;
type OpinionTopic = (typeof OPINION_TOPICS)[number];

/**
 * Phrases that request an opinion, separated by commas. Parts joined by `&` may occur anywhere in the question. They are listed,
 * not learned: names and terms say exactly what a question is about, and "haram" and "halal restaurant" differ by one word.
 */
const OPINION_PHRASES: Record<OpinionTopic, Readonly<Record<Writing, string>>> = {
  religion: phrasesByWriting(
    'religion',
    'haram, haraam, gunah, fatwa, roza toot, islam mein, islam qabool, islam kabool',
  ),
  politics: phrasesByWriting(
    'politics',
    'chunav, siyasat, rajniti, sarkar ki aalochna, jang, india pakistan, kiski taraf, kis ki taraf, sarkar achi, sarkar buri, hukumat achi, hukumat buri, intikhabat, siyasa, harb',
  ),
};

/** The topic that refers a question to an authority because it requests an opinion. Null for ordinary questions. */
export function opinionTopic(question: string, writings: readonly Writing[]): OpinionTopic | null {
  return OPINION_TOPICS.find((topic) => hasPhrase(question, OPINION_PHRASES[topic], writings)) ?? null;
}

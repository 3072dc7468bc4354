import type { Preferences } from '../accounts/preferences.ts';
import type { GuideSentence } from './answer-guide.ts';
import type { Question } from './read-question.ts';
import type { ScoredSentence, ScoredText } from './score-texts.ts';

/** Sentences that answer together, and how they are shown. */
export type Extract = { kind: 'paragraph' | 'list' | 'steps'; sentences: readonly GuideSentence[] };

type Style = Preferences['aiPreferences']['responseStyle'];

const SENTENCES: Record<Style, number> = { brief: 1, balanced: 3, detailed: 6 };
const LISTED: Record<Style, number> = { brief: 4, balanced: 8, detailed: 12 };
/** A sentence this much weaker than the best one says something else. */
const NEAR_BEST = 0.45;

/** The sentences of a text that answer a question, in the order of the text. */
export function extract(question: Question, scored: ScoredText, style: Style): Extract {
  const { text, sentences } = scored;
  const { asking } = question;
  if (text.kind === 'service') {
    const role = asking.has('documents') ? 'document' : asking.has('steps') ? 'step' : null;
    const listed = role ? sentences.filter(({ sentence }) => sentence.role === role) : [];
    if (listed.length > 0) {
      return { kind: role === 'step' ? 'steps' : 'list', sentences: plain(listed.slice(0, LISTED[style])) };
    }
  }
  const limit = SENTENCES[style];
  const usable = sentences.filter(({ sentence }) => isSentence(sentence, text.kind));
  const best = Math.max(0, ...usable.map(({ score }) => score));
  const asked = usable.filter(({ isAsked }) => isAsked).toSorted((a, b) => b.score - a.score || a.at - b.at);
  if (best === 0) return { kind: 'paragraph', sentences: plain(usable.slice(0, limit)) };
  // The answer to a question is written as one; it is quoted from its beginning.
  if (text.kind === 'question' && scored.ofTitle >= 0.5)
    return { kind: 'paragraph', sentences: plain(leading(usable, limit, best)) };
  const near = usable
    .filter(({ score }) => score >= best * NEAR_BEST)
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const chosen = [...new Set([...asked, ...near])].slice(0, limit);
  return { kind: 'paragraph', sentences: plain(chosen.toSorted((a, b) => a.at - b.at)) };
}

/** The first sentences, with the best one among them. */
function leading(sentences: readonly ScoredSentence[], limit: number, best: number): ScoredSentence[] {
  const first = sentences.slice(0, limit);
  const wanted = sentences.find(({ score }) => score === best);
  if (!wanted || first.includes(wanted)) return first;
  return [...first.slice(0, Math.max(0, limit - 1)), wanted];
}

/** Lines such as the name of an area or an authority are no sentences of an answer on their own. */
function isSentence({ role }: GuideSentence, kind: ScoredText['text']['kind']): boolean {
  return role !== 'authority' && (role !== 'venue' || kind !== 'service');
}

function plain(sentences: readonly ScoredSentence[]): GuideSentence[] {
  return sentences.map(({ sentence }) => sentence);
}

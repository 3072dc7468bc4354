import type { Preferences } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerBlock, AnswerSentence, Card, Citation, ReasonCode, TextBlock } from './answer.ts';
import type { ClimateNormals, EventOnDays, GuideFact, GuideText } from './answer-guide.ts';
import type { AnswerMessages, ToolId } from './messages/answer-messages.ts';
import { MESSAGES } from './messages/messages.ts';

/** An answer under construction. Citations are numbered at first use, each once. */
export type Draft = {
  locale: Locale;
  messages: AnswerMessages;
  blocks: AnswerBlock[];
  citations: Citation[];
  reasons: Set<ReasonCode>;
};

export function createDraft(locale: Locale): Draft {
  return { locale, messages: MESSAGES[locale], blocks: [], citations: [], reasons: new Set() };
}

/** The number of a citation in the draft. The same item is cited once. */
export function cite(draft: Draft, citation: Citation): number {
  const known = draft.citations.findIndex(({ kind, id }) => kind === citation.kind && id === citation.id);
  return known >= 0 ? known : draft.citations.push(citation) - 1;
}

export function citeFact(draft: Draft, fact: GuideFact): number {
  const { id, label, source, asOf, status, sureness } = fact;
  if (status === 'due') draft.reasons.add('review_due');
  if (sureness !== 'official') draft.reasons.add('second_hand');
  return cite(draft, { kind: 'fact', id, title: label, href: null, source, asOf, confidence: sureness });
}

export function citeText(draft: Draft, { kind, id, title, href, source, asOf, locale }: GuideText): number {
  if (locale !== draft.locale) draft.reasons.add('other_language');
  return cite(draft, { kind, id, title, href, source, asOf });
}

export function citeEvent(draft: Draft, { id, title, href, source, asOf }: EventOnDays): number {
  return cite(draft, { kind: 'event', id, title, href, source, asOf });
}

export function citeTool(
  draft: Draft,
  id: ToolId,
  source: Citation['source'] = null,
  href: string | null = null,
): number {
  draft.reasons.add('computed');
  return cite(draft, { kind: 'tool', id, title: draft.messages.tools[id], href, source, asOf: null });
}

export function citeClimate(draft: Draft, { title, href, source, asOf }: ClimateNormals): number {
  draft.reasons.add('handbook');
  return cite(draft, { kind: 'handbook', id: 'climate/months', title, href, source, asOf });
}

export const linkingSentence = (text: string): AnswerSentence => ({ text, citations: [], role: 'frame' });

/** CHAT-1: a sentence about the world with its citations. */
export function claim(text: string, citations: readonly number[]): AnswerSentence {
  return { text, citations: [...new Set(citations)], role: 'claim' };
}

export function addBlock(draft: Draft, kind: TextBlock['kind'], sentences: readonly AnswerSentence[]): void {
  if (sentences.length > 0) draft.blocks.push({ kind, sentences });
}

export function addCards(draft: Draft, items: readonly Card[]): void {
  if (items.length > 0) draft.blocks.push({ kind: 'cards', items });
}

/** CHAT-3: the guide has more matching items. Users can see the criteria of the selection. */
export function describeChoice(
  by: 'chosen' | 'chosenNearest' | 'chosenNext',
  { biasAwareness }: Pick<Preferences['aiPreferences'], 'biasAwareness'>,
  draft: Draft,
): void {
  draft.reasons.add('chosen_among_many');
  if (biasAwareness) addBlock(draft, 'notice', [linkingSentence(draft.messages[by])]);
}

/** The texts of all sentences. Cards show items and state nothing. */
export function statedTexts({ blocks }: { blocks: readonly AnswerBlock[] }): string[] {
  return blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences.map(({ text }) => text)));
}

export function hasClaims(draft: Draft): boolean {
  return draft.blocks.some((block) => block.kind !== 'cards' && block.sentences.some(({ role }) => role === 'claim'));
}

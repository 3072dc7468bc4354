import type { Answer, AnswerBlock, AnswerSentence, Card, Citation, Safety } from '@dalil/assistant/answer.ts';
import type { AnswerDone, AnswerPartEvent } from '@dalil/assistant/conversation-schema.ts';
import type { StreamEvent } from './event-stream.ts';

/** The part of an answer received so far. Each position is filled by its number, in whatever order parts arrive. */
export type PartialAnswer = {
  /** Whom to call, which comes before everything else. */
  safety?: Safety;
  blocks: readonly (AnswerBlock | undefined)[];
  citations: readonly (Citation | undefined)[];
  /** Set when the other engine started again. */
  restart: 'model_failed' | 'model_slow' | 'model_unconfirmed' | null;
};

export type AnswerEvent =
  | { event: 'citation'; data: { at: number; citation: Citation } }
  | { event: 'part'; data: AnswerPartEvent }
  | { event: 'done'; data: AnswerDone }
  | { event: 'problem'; data: { code: string } };

export const NOTHING_YET: PartialAnswer = { blocks: [], citations: [], restart: null };

const NAMES: readonly string[] = ['citation', 'part', 'done', 'problem'] satisfies AnswerEvent['event'][];

/** An event of the stream as a typed event. Null for one this version does not know. */
export function answerEvent({ event, data }: StreamEvent): AnswerEvent | null {
  return NAMES.includes(event) ? ({ event, data: JSON.parse(data) } as AnswerEvent) : null;
}

/** The answer after one more event. */
export function withPart(answer: PartialAnswer, step: AnswerEvent): PartialAnswer {
  if (step.event === 'citation') {
    return { ...answer, citations: put(answer.citations, step.data.at, step.data.citation) };
  }
  if (step.event !== 'part') return answer;
  const part = step.data;
  switch (part.type) {
    case 'safety':
      return { ...answer, safety: part.safety };
    case 'restart':
      return { ...NOTHING_YET, restart: part.reason };
    case 'cards':
      return { ...answer, blocks: put(answer.blocks, part.block, { kind: 'cards', items: part.items }) };
    case 'sentence': {
      const block = answer.blocks[part.block];
      const before = block && block.kind !== 'cards' ? block.sentences : [];
      const sentences = [...before, part.sentence];
      return { ...answer, blocks: put(answer.blocks, part.block, { kind: part.kind, sentences }) };
    }
  }
}

export function hasBegun({ safety, blocks }: PartialAnswer): boolean {
  return safety !== undefined || blocks.some((block) => block !== undefined);
}

/** The displayed blocks of an answer, complete or not. */
export function visibleBlocks(answer: PartialAnswer | Answer): AnswerBlock[] {
  const blocks: PartialAnswer['blocks'] = answer.blocks;
  return blocks.filter((block) => block !== undefined);
}

export function sentencesOf(answer: PartialAnswer | Answer): AnswerSentence[] {
  return visibleBlocks(answer).flatMap((block) => (block.kind === 'cards' ? [] : block.sentences));
}

export function cardsOf(answer: PartialAnswer | Answer): Card[] {
  return visibleBlocks(answer).flatMap((block) => (block.kind === 'cards' ? block.items : []));
}

function put<T>(list: readonly (T | undefined)[], at: number, value: T): (T | undefined)[] {
  const next = list.slice();
  while (next.length < at) next.push(undefined);
  next[at] = value;
  return next;
}

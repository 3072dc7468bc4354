import type { AnswerBlock, AnswerPart, AnswerSentence, Card, Citation, TextBlock } from '@dalil/assistant/answer.ts';
import { checkSentence, type StrikeReason } from '@dalil/assistant/check-answer.ts';
import type { PlacedSentence } from '@dalil/assistant/read-draft.ts';
import { type CitedItems, itemKey } from './cited-items.ts';

const MAX_CARDS = 4;
/** The maximum confidence of a checked model answer. Its wording is the model's own, even if every value is from the guide. */
const HIGHEST_CONFIDENCE = 90;

/** CHAT-2: an answer built from a draft sentence by sentence. Each sentence is checked before it is sent. */
export class CheckedAnswer {
  readonly citations: Citation[] = [];
  accepted = 0;
  struck = 0;
  readonly #cited: CitedItems;
  readonly #stated: string;
  readonly #blocks: { draft: number; kind: TextBlock['kind']; sentences: AnswerSentence[] }[] = [];
  /** Sentences without a citation: an announcement if a tool call follows, otherwise an unverifiable claim. */
  #pending: PlacedSentence[] = [];
  #cards: Card[] = [];

  /** `stated` are the instructions of the model, which must not appear in an answer. */
  constructor(cited: CitedItems, stated: string) {
    this.#cited = cited;
    this.#stated = stated;
  }

  get blocks(): AnswerBlock[] {
    const texts = this.#blocks.map(({ kind, sentences }) => ({ kind, sentences }));
    return this.#cards.length > 0 ? [...texts, { kind: 'cards', items: this.#cards }] : texts;
  }

  /** 0 to 90, by the proportion of claims that passed the check. */
  get confidence(): number {
    return Math.round((HIGHEST_CONFIDENCE * this.accepted) / Math.max(1, this.accepted + this.struck));
  }

  *add(sentence: PlacedSentence): Generator<AnswerPart> {
    if (sentence.cited.length === 0) {
      this.#pending.push(sentence);
      return;
    }
    yield* this.strikePending();
    yield* this.#place(sentence, checkSentence(sentence, this.#cited.texts(), this.#stated));
  }

  *strikePending(): Generator<AnswerPart> {
    const pending = this.#pending;
    this.#pending = [];
    for (const sentence of pending) yield* this.#place(sentence, 'uncited');
  }

  dropPending(): void {
    this.#pending = [];
  }

  /** The places and events that the answer cites. */
  *cards(): Generator<AnswerPart> {
    this.#cards = this.citations
      .flatMap(({ kind, id }) => (kind === 'place' || kind === 'event' ? [{ kind, id }] : []))
      .slice(0, MAX_CARDS);
    if (this.#cards.length > 0) yield { type: 'cards', block: this.#blocks.length, items: this.#cards };
  }

  *#place({ block, kind, text, cited }: PlacedSentence, strikeReason: StrikeReason | null): Generator<AnswerPart> {
    if (this.#blocks.at(-1)?.draft !== block) this.#blocks.push({ draft: block, kind, sentences: [] });
    const at = this.#blocks.length - 1;
    if (strikeReason !== null) {
      this.struck += 1;
      const sentence = { text: '', citations: [], role: 'claim', isStruck: true, strikeReason } as const;
      this.#blocks[at]?.sentences.push(sentence);
      yield { type: 'sentence', block: at, kind, sentence };
      return;
    }
    this.accepted += 1;
    const known = new Set(this.citations.map(itemKey));
    for (const citation of cited.flatMap((key) => this.#cited.citation(key) ?? [])) {
      if (known.has(itemKey(citation))) continue;
      this.citations.push(citation);
      yield { type: 'citation', at: this.citations.length - 1, citation };
    }
    const citations = cited.map((key) => this.citations.findIndex((citation) => itemKey(citation) === key));
    const sentence = { text, citations, role: 'claim' } as const;
    this.#blocks[at]?.sentences.push(sentence);
    yield { type: 'sentence', block: at, kind, sentence };
  }
}

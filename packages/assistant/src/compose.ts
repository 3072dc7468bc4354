import { endSentence } from '@dalil/domain/language/sentences.ts';
import { MIN_COVERAGE, WHOLE_COVERAGE } from './sense-weights.ts';
import type { QuestionInput } from './answer.ts';
import type { GuideFact, GuideSentence, GuideText } from './answer-guide.ts';
import { addBlock, citeFact, citeText, claim, type Draft } from './draft.ts';
import { readWords } from './lexicon/find-senses.ts';
import { mergeRepeats, type StatedBlock } from './merge-repeats.ts';
import type { Question } from './read-question.ts';
import { isRequested, type ScoredFact } from './score-facts.ts';
import type { ScoredSentence, ScoredText } from './score-texts.ts';
import { formatMessage } from './messages/messages.ts';
import type { ToolInput } from './tools/tool.ts';

type Style = QuestionInput['preferences']['responseStyle'];

const FACTS: Record<Style, number> = { brief: 2, balanced: 5, detailed: 8 };
const TEXTS: Record<Style, number> = { brief: 1, balanced: 3, detailed: 4 };
const SENTENCES: Record<Style, number> = { brief: 1, balanced: 3, detailed: 6 };
const LISTED: Record<Style, number> = { brief: 4, balanced: 8, detailed: 12 };
/** Facts this close to the best one are equally likely to be meant. */
const SIBLING = 0.12;
/** A sentence this much weaker than the best one is about something else. */
const NEAR_BEST = 0.45;
/** A second text has to score nearly as high as the first. */
const SECOND_TEXT = 0.75;
/** This many facts accompany a text that states more than they do. */
const AGREED = 2;

/** The evidence that is good enough to answer with. */
export type Chosen = { facts: readonly ScoredFact[]; texts: readonly ScoredText[]; hidden: readonly GuideFact[] };

export function choose(
  question: Question,
  facts: readonly ScoredFact[],
  texts: readonly ScoredText[],
  style: Style,
): Chosen {
  const bestText = texts[0]?.coverage ?? 0;
  const bestFact = facts[0]?.score ?? 0;
  const requestsValue = [...question.questionSenses].some((sense) => VALUES.has(sense));
  const isFactBetter = (facts[0]?.coverage ?? 0) >= bestText - 0.05;
  const near = facts.filter(({ score, coverage }) => coverage >= MIN_COVERAGE && score >= bestFact - SIBLING);
  const isClear = requestsValue || isFactBetter;
  const good = texts.filter(({ coverage }) => coverage >= MIN_COVERAGE);
  const best = good[0]?.score ?? 0;
  const visible = new Set(good[0]?.text.sentences.flatMap(({ facts: ids }) => ids) ?? []);
  const agreed = near
    .filter(({ coverage, fact }) => coverage >= WHOLE_COVERAGE || visible.has(fact.id) || near.length <= AGREED)
    .slice(0, AGREED);
  const chosenFacts = isClear ? near : agreed;
  return {
    facts: chosenFacts.filter(({ fact }) => fact.text !== null).slice(0, FACTS[style]),
    hidden: chosenFacts.filter(({ fact }) => fact.text === null && isRequested(question, fact)).map(({ fact }) => fact),
    texts: good.filter(({ score }, at) => at === 0 || score >= best * SECOND_TEXT).slice(0, TEXTS[style]),
  };
}

const VALUES = new Set(['price', 'hours', 'phone', 'duration', 'age', 'count', 'limit', 'when', 'clock']);

/** Facts, then what the texts add. Every sentence is cited. A sentence that only repeats another one is omitted. */
export function compose(
  question: Question,
  { facts, texts, hidden }: Chosen,
  allFacts: readonly GuideFact[],
  { style, sentences: limit }: { style: Style; sentences?: number },
  draft: Draft,
): void {
  const ofFacts: StatedBlock = {
    kind: facts.length > 2 ? 'list' : 'paragraph',
    stated: facts.map(({ fact }) => ({
      sentence: claim(stateFact(fact, draft), [citeFact(draft, fact)]),
      facts: [fact.id],
    })),
  };
  const ofTexts = texts.map((scored, at): StatedBlock => {
    const { kind, sentences } = extract(question, scored, at === 0 ? style : 'brief', at === 0 ? limit : undefined);
    const named = nameIn(scored.text, question);
    const stated = sentences.map((sentence, first) => ({
      sentence: quote(
        first === 0 && named ? { ...sentence, text: named(sentence.text, draft) } : sentence,
        kind,
        scored.text,
        allFacts,
        draft,
      ),
      facts: sentence.facts,
    }));
    return { kind, stated };
  });
  const [first, ...rest] = mergeRepeats([ofFacts, ...ofTexts]);
  addBlock(draft, ofFacts.kind, first?.sentences ?? []);
  addBlock(
    draft,
    'notice',
    hidden
      .slice(0, 1)
      .map((fact) =>
        claim(formatMessage(draft.messages.hiddenFact, { label: fact.label, source: fact.source.name }), [
          citeFact(draft, fact),
        ]),
      ),
  );
  if (hidden.length > 0) draft.reasons.add('value_not_shown');
  if (facts.length > 0) draft.reasons.add('from_facts');
  for (const { kind, sentences } of rest) addBlock(draft, kind, sentences);
  for (const { text } of texts) draft.reasons.add(text.kind === 'handbook' ? 'handbook' : 'from_texts');
}

/** States facts that answer by themselves. */
export function composeFacts(
  facts: readonly GuideFact[],
  { question, questionInput, draft }: Pick<ToolInput, 'question' | 'questionInput' | 'draft'>,
): void {
  const style = questionInput.preferences.responseStyle;
  const stated = style === 'brief' ? facts.slice(0, FACTS.brief) : facts;
  const chosen = stated.map((fact) => ({ fact, coverage: 1, score: 1 }));
  compose(question, { facts: chosen, hidden: [], texts: [] }, facts, { style }, draft);
}

/** How the name of a place is put before what is said about it, if the question does not have the name. */
function nameIn({ kind, title }: GuideText, { read }: Question): ((text: string, draft: Draft) => string) | null {
  const stems = new Set(read.words.map(({ stem }) => stem));
  if (kind !== 'place' || readWords(title).every(({ stem }) => stems.has(stem))) return null;
  return (text, draft) => formatMessage(draft.messages.headed, { heading: title, text });
}

/** A fact in its own sentence; where it has none, its label with its value, unless its words are a sentence already. */
export function stateFact({ sentence, type, text, label }: GuideFact, draft: Draft): string {
  if (sentence) return sentence;
  const value = text ?? '';
  return type === 'text' && /[.।۔]\s*$/u.test(value) ? value : formatMessage(draft.messages.fact, { label, value });
}

function quote(
  { text, heading, role, facts }: GuideSentence,
  kind: StatedBlock['kind'],
  item: GuideText,
  known: readonly GuideFact[],
  draft: Draft,
) {
  const cited = known.filter(({ id }) => facts.includes(id)).map((fact) => citeFact(draft, fact));
  const isShort = item.kind === 'handbook' || item.kind === 'neighbourhood' || role === 'access';
  const words =
    heading && isShort && role !== 'summary' ? formatMessage(draft.messages.headed, { heading, text }) : text;
  // List items are separate lines and can be as short as the name of a document.
  return claim(kind === 'paragraph' ? endSentence(words, item.locale) : words, [citeText(draft, item), ...cited]);
}

/** Sentences that answer together, and their layout. */
type Extract = { kind: 'paragraph' | 'list' | 'steps'; sentences: readonly GuideSentence[] };

/** The sentences of a text that answer a question, in text order. */
function extract(question: Question, scored: ScoredText, style: Style, limit = SENTENCES[style]): Extract {
  const { text, sentences } = scored;
  const { questionSenses } = question;
  if (text.kind === 'service') {
    const role = questionSenses.has('documents') ? 'document' : questionSenses.has('steps') ? 'step' : null;
    const listed = role ? sentences.filter(({ sentence }) => sentence.role === role) : [];
    if (listed.length > 0) {
      return { kind: role === 'step' ? 'steps' : 'list', sentences: plain(listed.slice(0, LISTED[style])) };
    }
  }
  const usable = sentences.filter(({ sentence }) => isSentence(sentence, text.kind));
  const best = Math.max(0, ...usable.map(({ score }) => score));
  const questionInput = usable
    .filter(({ isRequested }) => isRequested)
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  if (best === 0) return { kind: 'paragraph', sentences: plain(usable.slice(0, limit)) };
  // The text of a question item is written as one answer, so it is quoted from its beginning.
  if (text.kind === 'question' && scored.ofTitle >= 0.5)
    return { kind: 'paragraph', sentences: plain(leading(usable, limit, best)) };
  const near = usable
    .filter(({ score }) => score >= best * NEAR_BEST)
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const chosen = [...new Set([...questionInput, ...near])].slice(0, limit);
  return { kind: 'paragraph', sentences: plain(chosen.toSorted((a, b) => a.at - b.at)) };
}

/** The first sentences, including the best one. */
function leading(sentences: readonly ScoredSentence[], limit: number, best: number): ScoredSentence[] {
  const first = sentences.slice(0, limit);
  const requested = sentences.find(({ score }) => score === best);
  if (!requested || first.includes(requested)) return first;
  return [...first.slice(0, Math.max(0, limit - 1)), requested];
}

/** Lines such as the name of an area or an authority are not sentences of an answer on their own. */
function isSentence({ role }: GuideSentence, kind: ScoredText['text']['kind']): boolean {
  return role !== 'authority' && (role !== 'venue' || kind !== 'service');
}

function plain(sentences: readonly ScoredSentence[]): GuideSentence[] {
  return sentences.map(({ sentence }) => sentence);
}

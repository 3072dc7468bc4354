import { endSentence } from '@dalil/domain/language/sentences.ts';
import { LEAST_COVERAGE, WHOLE_COVERAGE } from './sense-weights.ts';
import type { Asked } from './answer.ts';
import type { GuideFact, GuideSentence, GuideText } from './answer-guide.ts';
import { addBlock, citeFact, citeText, claim, type Draft } from './draft.ts';
import { extract } from './extract.ts';
import { foldRepeats, type ToldBlock } from './merge-repeats.ts';
import type { Question } from './read-question.ts';
import { isAsked, type ScoredFact } from './score-facts.ts';
import type { ScoredText } from './score-texts.ts';
import { say } from './messages/messages.ts';

type Style = Asked['preferences']['responseStyle'];

const FACTS: Record<Style, number> = { brief: 2, balanced: 5, detailed: 8 };
const TEXTS: Record<Style, number> = { brief: 1, balanced: 3, detailed: 4 };
/** Facts this close to the best one are as likely meant. */
const SIBLING = 0.12;
/** A second text has to be nearly as good as the first. */
const SECOND_TEXT = 0.75;
/** So many facts go with a text that says more than they do. */
const AGREED = 2;

/** What of the evidence is good enough to answer with. */
export type Chosen = { facts: readonly ScoredFact[]; texts: readonly ScoredText[]; hidden: readonly GuideFact[] };

export function choose(
  question: Question,
  facts: readonly ScoredFact[],
  texts: readonly ScoredText[],
  style: Style,
): Chosen {
  const bestText = texts[0]?.coverage ?? 0;
  const bestFact = facts[0]?.score ?? 0;
  const asksValue = [...question.asking].some((sense) => VALUES.has(sense));
  const isFactBetter = (facts[0]?.coverage ?? 0) >= bestText - 0.05;
  const near = facts.filter(({ score, coverage }) => coverage >= LEAST_COVERAGE && score >= bestFact - SIBLING);
  const isClear = asksValue || isFactBetter;
  const good = texts.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
  const best = good[0]?.score ?? 0;
  const shown = new Set(good[0]?.text.sentences.flatMap(({ facts: ids }) => ids) ?? []);
  const agreed = near
    .filter(({ coverage, fact }) => coverage >= WHOLE_COVERAGE || shown.has(fact.id) || near.length <= AGREED)
    .slice(0, AGREED);
  const chosenFacts = isClear ? near : agreed;
  return {
    facts: chosenFacts.filter(({ fact }) => fact.text !== null).slice(0, FACTS[style]),
    hidden: chosenFacts.filter(({ fact }) => fact.text === null && isAsked(question, fact)).map(({ fact }) => fact),
    texts: good.filter(({ score }, at) => at === 0 || score >= best * SECOND_TEXT).slice(0, TEXTS[style]),
  };
}

const VALUES = new Set(['price', 'hours', 'phone', 'duration', 'age', 'count', 'limit', 'when', 'clock']);

/** Facts, then what the texts say besides. Every sentence is cited; one that only repeats what another says is left out. */
export function compose(
  question: Question,
  { facts, texts, hidden }: Chosen,
  allFacts: readonly GuideFact[],
  style: Style,
  draft: Draft,
): void {
  const ofFacts: ToldBlock = {
    kind: facts.length > 2 ? 'list' : 'paragraph',
    told: facts.map(({ fact }) => ({
      sentence: claim(say(draft.words.fact, { label: fact.label, value: bare(fact.text ?? '') }), [
        citeFact(draft, fact),
      ]),
      facts: [fact.id],
    })),
  };
  const ofTexts = texts.map((scored, at): ToldBlock => {
    const { kind, sentences } = extract(question, scored, at === 0 ? style : 'brief');
    const told = sentences.map((sentence) => ({
      sentence: quote(sentence, kind, scored.text, allFacts, draft),
      facts: sentence.facts,
    }));
    return { kind, told };
  });
  const [first, ...rest] = foldRepeats([ofFacts, ...ofTexts]);
  addBlock(draft, ofFacts.kind, first?.sentences ?? []);
  addBlock(
    draft,
    'notice',
    hidden
      .slice(0, 1)
      .map((fact) =>
        claim(say(draft.words.hiddenFact, { label: fact.label, source: fact.source.name }), [citeFact(draft, fact)]),
      ),
  );
  if (hidden.length > 0) draft.reasons.add('value_not_shown');
  if (facts.length > 0) draft.reasons.add('from_facts');
  for (const { kind, sentences } of rest) addBlock(draft, kind, sentences);
  for (const { text } of texts) draft.reasons.add(text.kind === 'handbook' ? 'handbook' : 'from_texts');
}

/** A value that is a sentence of its own needs no second full stop. */
function bare(value: string): string {
  return value.replace(/[.।۔]\s*$/u, '');
}

function quote(
  { text, heading, role, facts }: GuideSentence,
  kind: ToldBlock['kind'],
  item: GuideText,
  known: readonly GuideFact[],
  draft: Draft,
) {
  const cited = known.filter(({ id }) => facts.includes(id)).map((fact) => citeFact(draft, fact));
  const isShort = item.kind === 'handbook' || item.kind === 'neighbourhood' || role === 'access';
  const words = heading && isShort && role !== 'summary' ? say(draft.words.headed, { heading, text }) : text;
  // What is listed stands on lines of its own, as short as a paper's name.
  return claim(kind === 'paragraph' ? endSentence(words, item.locale) : words, [citeText(draft, item), ...cited]);
}

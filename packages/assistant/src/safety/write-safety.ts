import { splitSentences } from '@dalil/domain/language/sentences.ts';
import { formatMessage } from '../messages/messages.ts';
import type { Answer, AnswerBlock, Safety, SafetyCall } from '../answer.ts';
import type { AnswerGuide, GuideFact } from '../answer-guide.ts';
import { addBlock, citeFact, claim, createDraft, type Draft, linkingSentence } from '../draft.ts';
import type { SafetyEvent } from './events.ts';
import type { SafetyReading } from './read-safety.ts';
import { type Response, RESPONSES } from './responses.ts';

/** What a person in danger may need to hear beside the number. */
const WORDS: Partial<Record<SafetyEvent, 'mind' | 'safe'>> = { selfharm: 'mind', violence: 'safe', held: 'safe' };

/**
 * CHAT-2: writes whom to call and what to do until help comes, from the facts of the guide. Null for a guide that has none of the
 * numbers.
 */
export async function writeSafety(
  { strength, event, asksForLine }: SafetyReading,
  guide: AnswerGuide,
  locale: Draft['locale'],
): Promise<{ draft: Draft; safety: Safety } | null> {
  const draft = createDraft(locale);
  const facts = await readFacts(RESPONSES[event], guide, draft);
  const calls = facts.calls.map((fact) => callOf(fact, draft));
  const [first, ...others] = calls;
  if (!first) return null;
  const words = draft.messages.safety;
  const title = words.titles[event];
  if (strength === 'possible') {
    const sentence = event === 'selfharm' ? words.possibleMind : words.possible;
    addBlock(draft, 'notice', [claim(formatMessage(sentence, { title, ...stated(first) }), [first.citation])]);
    if (asksForLine)
      addBlock(
        draft,
        'list',
        facts.lines.map((fact) => lineOf(callOf(fact, draft), draft)),
      );
  } else {
    addBlock(draft, 'list', [
      claim(formatMessage(words.call, stated(first)), [first.citation]),
      ...others.map((call) => lineOf(call, draft)),
    ]);
    const comfort = WORDS[event];
    addBlock(draft, 'paragraph', [linkingSentence(comfort ? words[comfort] : words.where)]);
    addBlock(draft, 'steps', sentencesOf(facts.aid, draft));
    addBlock(draft, 'notice', sentencesOf(facts.dont, draft));
    addBlock(
      draft,
      'list',
      facts.lines.map((fact) => lineOf(callOf(fact, draft), draft)),
    );
  }
  const { until, beside } = words;
  return { draft, safety: { strength, event, words: { title, until, beside }, calls, blocks: draft.blocks.length } };
}

type SafetyFacts = {
  calls: readonly GuideFact[];
  aid: GuideFact | null;
  dont: GuideFact | null;
  lines: readonly GuideFact[];
};

async function readFacts({ calls, aid, lines }: Response, guide: AnswerGuide, draft: Draft): Promise<SafetyFacts> {
  const aids = aid === null ? [] : [aid, `${aid}.dont`];
  const facts = await guide.facts([...calls, ...aids, ...lines], draft.locale);
  const stands = (id: string) => facts.find((fact) => fact.id === id && fact.text !== null) ?? null;
  const numbers = (ids: readonly string[]) => ids.flatMap((id) => stands(id) ?? []).filter(({ href }) => href);
  const [steps = '', dont = ''] = aids;
  return { calls: numbers(calls), aid: stands(steps), dont: stands(dont), lines: numbers(lines) };
}

function callOf(fact: GuideFact, draft: Draft): SafetyCall {
  const { id, label, text, href } = fact;
  return { fact: id, label, number: text ?? '', href: href ?? '', citation: citeFact(draft, fact) };
}

const stated = ({ label, number }: SafetyCall) => ({ label, number });

function lineOf({ label, number, citation }: SafetyCall, draft: Draft) {
  return claim(formatMessage(draft.messages.fact, { label, value: number }), [citation]);
}

/** Each sentence of a text is a step of its own with its source. */
function sentencesOf(fact: GuideFact | null, draft: Draft) {
  if (!fact?.text) return [];
  const { text } = fact;
  const citation = citeFact(draft, fact);
  return splitSentences(text).map(({ start, end }) => claim(text.slice(start, end), [citation]));
}

type Written = Pick<Answer, 'blocks' | 'citations'>;

/** The blocks of an answer after those about an emergency, with the numbers that their sources then have. */
export function putFirst(first: Written, answer: Written): Written {
  const citations = [...first.citations];
  const numbers = answer.citations.map((citation) => {
    const known = citations.findIndex(({ kind, id }) => kind === citation.kind && id === citation.id);
    return known >= 0 ? known : citations.push(citation) - 1;
  });
  const renumber = (block: AnswerBlock): AnswerBlock =>
    block.kind === 'cards'
      ? block
      : {
          ...block,
          sentences: block.sentences.map((sentence) => ({
            ...sentence,
            citations: sentence.citations.map((number) => numbers[number] ?? number),
          })),
        };
  return { blocks: [...first.blocks, ...answer.blocks.map(renumber)], citations };
}

import { formatMessage } from './messages/messages.ts';
import type { AnswerGuide } from './answer-guide.ts';
import type { Outcome } from './answer.ts';
import { COMPUTED_CONFIDENCE } from './confidence.ts';
import type { Decline } from './declined.ts';
import { addBlock, citeFact, citeText, claim, type Draft, linkingSentence } from './draft.ts';
import { OFFICIAL_SITES, OFFICIAL_SOURCES, type OfficialMatter, type SensitiveTopic } from './sensitive-topics.ts';

/** How an answer ends: its outcome, the sensitive topic that caused it, and how sure it is, from 0 to 100. */
export type Ending = {
  outcome: Outcome;
  topic?: SensitiveTopic;
  confidence: number;
  /** Whether units of the guide answer, which were compared with the whole question. */
  byUnit?: boolean;
};

/**
 * CHAT-2: names who is responsible, with the numbers the guide has as facts, and gives no advice of its own. `unfit`: the numbers that
 * are for other cases.
 */
export async function sendToOfficials(
  matter: OfficialMatter,
  guide: AnswerGuide,
  draft: Draft,
  unfit: readonly string[] = [],
): Promise<Ending> {
  const { topic, facts: all, bodies } = OFFICIAL_SOURCES[matter];
  const ids = all.filter((id) => !unfit.includes(id));
  const facts = await guide.facts(ids, draft.locale);
  addBlock(draft, 'notice', [linkingSentence(draft.messages.official[matter])]);
  const numbers = ids.flatMap((id) => facts.find((fact) => fact.id === id && fact.text !== null) ?? []);
  const calls = numbers.map((fact) =>
    claim(formatMessage(draft.messages.fact, { label: fact.label, value: fact.text ?? '' }), [citeFact(draft, fact)]),
  );
  const sites = bodies.map((body) => {
    const source = { name: draft.messages.bodies[body], url: OFFICIAL_SITES[body] };
    const citation = {
      kind: 'tool' as const,
      id: `official/${body}`,
      title: source.name,
      href: null,
      source,
      asOf: null,
    };
    const number = draft.citations.push(citation) - 1;
    return claim(formatMessage(draft.messages.officialSite, { name: source.name, site: new URL(source.url).host }), [
      number,
    ]);
  });
  addBlock(draft, 'list', [...calls, ...sites]);
  draft.reasons.add('sensitive_topic');
  return { outcome: 'official', topic, confidence: COMPUTED_CONFIDENCE };
}

/** Declines an out-of-scope request. For a request to act for the user, the guide itself states that it cannot. */
export async function declineIt(decline: Decline, guide: AnswerGuide, draft: Draft): Promise<Ending> {
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.declined[decline])]);
  if (decline === 'act') {
    const [text] = await guide.texts([{ kind: 'question', id: 'can-ayyan-book' }], draft.locale);
    const [sentence] = text?.sentences ?? [];
    if (text && sentence) addBlock(draft, 'paragraph', [claim(sentence.text, [citeText(draft, text)])]);
  }
  draft.reasons.add('not_for_the_guide');
  return { outcome: 'declined', confidence: COMPUTED_CONFIDENCE };
}

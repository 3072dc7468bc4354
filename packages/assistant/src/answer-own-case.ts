import type { AnswerGuide } from './answer-guide.ts';
import { withIntent } from './answer-on-topic.ts';
import type { QuestionInput } from './answer.ts';
import type { Draft } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import type { Question } from './read-question.ts';
import { readIntent, readTopic } from './read-topic.ts';
import { type Ending, sendToOfficials } from './refer.ts';
import type { Request } from './request.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import { hasAny } from './tools/tool.ts';
import { answerPerhaps, rankInConversation } from './units/answer-by-units.ts';
import { lacksRare } from './units/lacks-rare.ts';
import { answerNear } from './units/prefer-unit.ts';
import { certaintyOfFirst } from './units/rank-units.ts';

/** From this certainty on, a unit is on the case whatever words it lacks. */
const SURE_CASE = 0.8;
/** Below it, others that are near belong to the case as well. */
const LIKELY = 0.5;
const OF_HOME: readonly Sense[] = ['rent', 'landlord', 'rent-index'];

/**
 * CHAT-2: somebody's own case: unpaid wages, a deposit that is not returned, something stolen. The guide says what it knows of such cases,
 * the steps or the rule, and who decides this one.
 */
export async function answerOwnCase(
  matter: OfficialMatter,
  own: Question,
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
): Promise<Ending> {
  const { before } = questionInput;
  const reading = readTopic(own.text, before);
  const intent = readIntent(own.text, before);
  const last = before.at(-1)?.question ?? null;
  const ranking = await rankInConversation(own.text, { last, isContinued: false }, reading, guide, draft.locale);
  const [first] = ranking.units;
  const input = { question: withIntent(own, intent), named: [], questionInput, guide, draft };
  const request: Request = {
    own,
    question: own,
    questionInput,
    named: [],
    reading,
    intent,
    input,
    ranking,
    guide,
    draft,
  };
  // Who tells a case has words of its own for it.
  const isSure = certaintyOfFirst(ranking) >= SURE_CASE;
  const isOnCase = first !== undefined && (isSure || !lacksRare(ranking, first.unit, draft.locale));
  const isLikely = isOnCase && first.probability >= LIKELY;
  const perhaps = () => (isOnCase ? answerPerhaps(ranking, reading, intent, input) : null);
  const near = () => answerNear(request, !isOnCase);
  if (isLikely) void ((await perhaps()) ?? (await near()));
  else void ((await near()) ?? (await perhaps()));
  // A landlord is no employer, and neither is a matter for the police.
  const unfit = hasAny(own.subjects, OF_HOME) ? ['phone.mohre', 'phone.police'] : [];
  return sendToOfficials(matter, guide, draft, matter === 'legal' ? unfit : []);
}

import { isNothing } from '../ending.ts';
import { type Draft, linkingSentence } from '../draft.ts';
import type { Ending } from '../refer.ts';
import type { Answerer, Request } from '../request.ts';
import { answerOfUnit } from './answer-of-unit.ts';
import { canState } from './can-state.ts';
import { clearUnit, isCited, isLikely, isVeryNear, nearUnitsOf } from './clear-unit.ts';
import type { RankedUnit } from './rank-units.ts';
import { UNIT_FEATURES } from './unit-features.ts';

const CLEAR_CONFIDENCE = 80;
/** A unit of a topic that the question surely has. */
const OF_TOPIC = UNIT_FEATURES.indexOf('topic');
const SURE_TOPIC = 0.98;
const LIKELY_CONFIDENCE = 70;
const NEAR_CONFIDENCE = 55;
const SURELY_NEAR = 1.6;
const MEANT = 0.5;

/**
 * Looks again at an answer: a unit that is clearly meant answers instead of what only some words of the question find, and what is near
 * instead of "the guide does not know".
 */
export async function preferUnit(ending: Ending, yieldsTo: Answerer['yieldsTo'], request: Request): Promise<Ending> {
  const { ranking, intent, own, draft } = request;
  const isEmpty = isNothing(ending);
  // A comparison is of two things, and one unit is one side of it.
  if (intent === 'compare' || yieldsTo === 'nothing' || (yieldsTo === 'near units' && !isEmpty)) return ending;
  const clear = clearUnit(ranking, intent, own.text);
  const cited = new Set(draft.citations.map(({ kind, id }) => `${kind}/${id}`));
  if (clear && (isEmpty || !isCited(clear, ranking, cited))) {
    const units = [clear, ...ranking.units.filter((one) => one !== clear)];
    const isSaid = await sayInstead(units, true, request);
    if (isSaid) return { outcome: 'answered', confidence: CLEAR_CONFIDENCE, byUnit: true };
  }
  return isEmpty ? ((await answerNear(request)) ?? ending) : ending;
}

/**
 * Says what the units say that are near a question which nothing surely answers. Null where none is, and for a question of so few words
 * that many are. `isSureOnly`: where the question has a rare word that no unit has, only what is likely is about the same.
 */
export async function answerNear(request: Request, isSureOnly = false): Promise<Ending | null> {
  if (request.intent === 'compare') return null;
  const { isGeneral, isContinued } = request.ranking;
  const all = nearUnitsOf(request.ranking, request.intent, request.input.question, isSureOnly);
  const isMeant = (one: RankedUnit) => isLikely(one) && isVeryNear(one) && canState(one.unit, request.intent);
  const near = isGeneral && !isContinued ? all.filter(isMeant) : all;
  const isSaid = near.length > 0 && (await sayInstead(near, false, request));
  const [first] = near;
  if (!first || !isSaid) return null;
  const ending = endingOf(first);
  const isSurelyMeant = first.nearness >= SURELY_NEAR || first.probability >= MEANT;
  // What is only near is said as such, so that nobody takes it for the answer.
  if (ending.outcome === 'partly' && !isSurelyMeant)
    request.draft.blocks.unshift({ kind: 'paragraph', sentences: [linkingSentence(request.draft.messages.nearest)] });
  return ending;
}

function endingOf(first: RankedUnit): Ending {
  const isClear = isLikely(first) || (first.row[OF_TOPIC] ?? 0) >= SURE_TOPIC;
  return isClear
    ? { outcome: 'answered', confidence: LIKELY_CONFIDENCE, byUnit: true }
    : { outcome: 'partly', confidence: NEAR_CONFIDENCE, byUnit: true };
}

/** Says what units say in place of what the draft has, which stays if they have nothing to say. */
async function sayInstead(units: readonly RankedUnit[], isComplete: boolean, request: Request): Promise<boolean> {
  const { input, intent, guide, draft, questionInput } = request;
  const restore = takeBack(draft);
  const style = questionInput.preferences.responseStyle;
  const isSaid = await answerOfUnit(units, { question: input.question, intent, style, isComplete }, guide, draft);
  if (!isSaid) restore();
  return isSaid;
}

/** Empties a draft. What is returned puts back what it had. */
function takeBack(draft: Draft): () => void {
  const blocks = draft.blocks.splice(0);
  const citations = draft.citations.splice(0);
  const reasons = [...draft.reasons];
  draft.reasons.clear();
  return () => {
    draft.blocks.splice(0, draft.blocks.length, ...blocks);
    draft.citations.splice(0, draft.citations.length, ...citations);
    for (const reason of reasons) draft.reasons.add(reason);
  };
}

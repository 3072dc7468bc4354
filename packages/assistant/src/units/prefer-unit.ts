import type { Answerer } from '../answer-order.ts';
import { isNothing } from '../ending.ts';
import type { Draft } from '../draft.ts';
import type { Ending } from '../refer.ts';
import type { Request } from '../request.ts';
import { answerOfUnit } from './answer-of-unit.ts';
import { clearUnit, isCited, isLikely, nearUnitsOf } from './clear-unit.ts';
import type { RankedUnit } from './rank-units.ts';
import { UNIT_FEATURES } from './unit-features.ts';

const CLEAR_CONFIDENCE = 80;
/** A unit of a topic that the question surely has. */
const OF_TOPIC = UNIT_FEATURES.indexOf('topic');
const SURE_TOPIC = 0.98;
const LIKELY_CONFIDENCE = 70;
const NEAR_CONFIDENCE = 55;

/**
 * Looks again at an answer: a unit that is clearly meant answers instead of what only some words of the question find, and what is near
 * instead of "the guide does not know".
 */
export async function preferUnit(ending: Ending, yieldsTo: Answerer['yieldsTo'], request: Request): Promise<Ending> {
  const { ranking, intent, own, draft } = request;
  const isEmpty = isNothing(ending);
  if (yieldsTo === 'nothing' || (yieldsTo === 'near units' && !isEmpty)) return ending;
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
  const { isGeneral, isContinued } = request.ranking;
  if (isGeneral && !isContinued) return null;
  const near = nearUnitsOf(request.ranking, request.intent, request.input.question, isSureOnly);
  const isSaid = near.length > 0 && (await sayInstead(near, false, request));
  return isSaid ? endingOf(near[0]) : null;
}

function endingOf(first: RankedUnit | undefined): Ending {
  const isClear = first !== undefined && (isLikely(first) || (first.row[OF_TOPIC] ?? 0) >= SURE_TOPIC);
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

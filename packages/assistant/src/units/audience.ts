import { hasTalk, talkWords } from '../talk-words.ts';
import type { Ranking } from './rank-units.ts';
import type { Unit } from './unit.ts';

export type Audience = 'resident' | 'visitor';

/** Who a question says that it is about. Null where it says nothing, or both. */
export function audienceOf(question: string): Audience | null {
  const words = talkWords(question);
  const isResident = hasTalk(words, 'residing');
  if (isResident === hasTalk(words, 'visiting')) return null;
  return isResident ? 'resident' : 'visitor';
}

/** In titles, which every unit has in English. */
const OF: Record<Audience, RegExp> = {
  resident: /\b(?:residents?|expatriates?)\b/iu,
  visitor: /\b(?:visitors?|tourists?)\b/iu,
};

/** Whether the title of a unit says that it is about the others alone. */
function isForOthers({ titles, kind }: Unit, audience: Audience): boolean {
  if (kind !== 'fact' && kind !== 'question' && kind !== 'service') return false;
  const other = audience === 'resident' ? 'visitor' : 'resident';
  return titles.some((title) => OF[other].test(title)) && !titles.some((title) => OF[audience].test(title));
}

/** Without the units that hold for visitors where a resident asks, and the other way round. */
export function ofAudience(ranking: Ranking, question: string): Ranking {
  const audience = audienceOf(question);
  if (audience === null) return ranking;
  return { ...ranking, units: ranking.units.filter(({ unit }) => !isForOthers(unit, audience)) };
}

import type { GuideFact } from '@dalil/assistant/answer-guide.ts';
import { viewGuideFact } from '@dalil/assistant/guide-fact.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../../core/deps.ts';
import { readFacts } from '../../guide/find-facts.ts';

/** Facts with their values to compute with, in the order asked for; ids nobody knows are left out. */
export async function findGuideFacts(deps: Deps, ids: readonly string[], locale: Locale): Promise<GuideFact[]> {
  if (ids.length === 0) return [];
  const { facts, terms } = await readFacts(deps, locale, ids);
  const today = dubaiDate(deps.now());
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return ids.flatMap((id) => {
    const fact = known.get(id);
    return fact ? [viewGuideFact(fact, locale, { terms, today })] : [];
  });
}

import type { GuideFact } from '@dalil/domain/assistant/answer-guide.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../../core/deps.ts';
import { readFacts } from '../../guide/find-facts.ts';

/** Facts with their values to compute with, in the order asked for; ids nobody knows are left out. */
export async function findGuideFacts(deps: Deps, ids: readonly string[], locale: Locale): Promise<GuideFact[]> {
  if (ids.length === 0) return [];
  const { facts, terms } = await readFacts(deps, locale, ids);
  const today = dubaiDate(deps.now());
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return ids.flatMap((id): GuideFact[] => {
    const fact = known.get(id);
    if (!fact) return [];
    const view = viewFact(fact, locale, { terms, today });
    return [
      {
        ...view,
        topic: fact.topic,
        type: fact.type,
        value: view.text === null ? null : fact.value,
        englishLabel: fact.texts[BASE_LOCALE]?.label ?? view.label,
        sureness: fact.confidence,
      },
    ];
  });
}

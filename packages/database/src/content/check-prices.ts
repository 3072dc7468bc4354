import type { EventData } from '@dalil/domain/guide/event.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { bandOfVisit } from '@dalil/domain/guide/price-range.ts';
import type { ContentFault, StartingContent } from './starting-content.ts';

/** The sections whose places are visited for a price per adult. */
const VISITED = ['tourism', 'beaches'];

/** The prices that places and events refer to are amounts, and the price band of a visit agrees with its usual price. */
export function checkPrices({ items, facts }: StartingContent): ContentFault[] {
  const found = new Map(facts.map(({ fact }) => [fact.id, fact]));
  return items.flatMap(({ kind, path, sections, data }) => {
    if ((kind !== 'place' && kind !== 'event') || data === undefined) return [];
    const { prices: stated = [] } = data as PlaceData | EventData;
    const faults = stated
      .filter(({ fact }) => found.get(fact)?.type !== 'money')
      .map(({ fact }) => `${fact} is no amount of money`);
    if (kind === 'event') return faults.map((message) => ({ path, message }));
    const { prices = [], priceBand } = data as PlaceData;
    const usual = found.get(prices.find(({ isUsual }) => isUsual)?.fact ?? '');
    if (usual?.type === 'money' && sections.some((section) => VISITED.includes(section))) {
      const band = bandOfVisit(usual.value);
      if (band !== priceBand) faults.push(`price band ${priceBand}, but AED ${usual.value} is band ${band}`);
    }
    return faults.map((message) => ({ path, message }));
  });
}

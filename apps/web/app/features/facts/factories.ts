import type { FactView } from '@dalil/domain/guide/views.ts';

/** A fact as pages receive it: the price of a metro ticket. */
export function factView(given: Partial<FactView> = {}): FactView {
  return {
    id: 'metro.fare',
    label: 'Metro ticket',
    text: 'AED 4',
    locale: 'en',
    status: 'current',
    source: { name: 'RTA', url: 'https://rta.ae/fares' },
    asOf: '2025',
    confidence: 'official',
    ...given,
  };
}

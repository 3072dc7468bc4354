import { factView } from '../../features/facts/factories.ts';
import { aPlace } from '../../features/listing/factories.tsx';
import type { PlaceView } from '../../queries/guide.ts';

const MONTH = { meanMaxC: 31, meanMinC: 20, sunrise: '06:40', sunset: '17:30', comfort: 'excellent' } as const;

/** The page of a place as the API returns it, for tests: a beach with hours, two prices and two places around it. */
export function aPlaceView(given: Partial<PlaceView> = {}): PlaceView {
  const from = { source: { name: 'Operator', url: 'https://example.ae' }, asOf: '2026-11-12' };
  const { picture: _small, ...card } = aPlace({ position: { lat: 25.16, lon: 55.2, precisionMetres: 100 } });
  return {
    ...card,
    hours: {
      facts: [
        { set: 'weekly', id: 'hours.kite' },
        { set: 'ramadan', id: 'hours.kite.ramadan' },
      ],
      weekly: [
        { days: ['mon', 'tue', 'wed', 'thu'], from: '09:00', to: '23:00' },
        { days: ['fri'], from: '14:00', to: '24:00', audience: 'families' },
        { days: ['sat', 'sun'], from: '00:00', to: '24:00' },
      ],
      ramadan: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '20:00', to: '02:00' }],
      holidays: null,
      season: null,
      closures: [{ from: '2026-12-10', to: '2026-12-12' }],
    },
    tags: [],
    accessibility: null,
    description: null,
    highlights: [],
    signature: [],
    tips: [],
    notes: [],
    website: 'https://example.ae',
    facts: [
      factView({ id: 'kite.child', label: 'Kite Beach: child', text: 'AED 20', ...from }),
      factView({ id: 'kite.adult', label: 'Kite Beach: adult', text: 'AED 50', ...from }),
      factView({ id: 'hours.kite', label: 'Kite Beach: hours', text: 'Mon–Thu 09:00–23:00', ...from }),
      factView({
        id: 'hours.kite.ramadan',
        label: 'Kite Beach: Ramadan',
        text: 'Mon–Fri 20:00–02:00',
        confidence: 'press',
      }),
    ],
    priceIds: ['kite.adult', 'kite.child'],
    phoneId: null,
    station: { id: 'onpassive', mode: 'metro', name: 'Onpassive', minutes: 24 },
    isWithinNeighbourhood: true,
    arabic: { title: 'شاطئ كايت', district: 'أم سقيم' },
    worship: null,
    provenance: {
      method: 'person',
      approvedBy: null,
      isTranslated: false,
      isReviewedByNative: true,
      isComparedByMachine: false,
      sources: [],
    },
    nearby: [
      { ...aPlace({ id: 'museum', title: 'Museum', type: { id: 'museum', label: 'Museum' } }), position: near(0.003) },
      { ...aPlace({ id: 'beach-2', title: 'Second beach' }), position: near(0.02) },
    ],
    climate: { id: 'climate', months: Array.from({ length: 12 }, () => MONTH) },
    articles: [],
    ...given,
  };
}

function near(degrees: number) {
  return { lat: 25.16 + degrees, lon: 55.2, precisionMetres: 100 };
}

import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import type { CityAlertContent } from '@dalil/domain/city/alerts/city-alert-content.ts';

const ENGLISH = { title: 'Road closed', text: 'The road is closed for repairs. Use the next exit.', area: 'Al Barsha' };
const ARABIC = { title: 'طريق مغلق', text: 'الطريق مغلق للإصلاح. استخدموا المخرج التالي.', area: 'البرشاء' };

/** Examples for the description of the API. */
export const EXAMPLE_ALERT: CityAlertContent = {
  kind: 'road',
  severity: 'moderate',
  texts: { ...inEveryLanguage(() => ENGLISH), ar: ARABIC },
  source: { name: 'RTA', url: 'https://www.rta.ae/', date: '2026-11-20' },
  startsAt: '2099-11-26T08:00:00Z',
  endsAt: '2099-11-26T20:00:00Z',
};

export const EXAMPLE_STAFF_ALERT = {
  id: '5d1a2f0e-5a0c-4d3f-8f7e-2b0b0f6c527f',
  revision: 1,
  state: 'waiting' as const,
  content: null,
  proposal: EXAMPLE_ALERT,
  proposedBy: 'Mariam Ali',
  isOwnProposal: false,
  proposedAt: '2026-11-26T08:00:00.000Z',
  writtenBy: null,
  confirmedBy: null,
  confirmedAt: null,
  endedBy: null,
  endedAt: null,
  endNote: null,
};

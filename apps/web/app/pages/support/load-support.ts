import { loadPage } from '../../data/load-page.ts';
import { listVisibleFacts } from '../../endpoints/guide.ts';
import { operatorQuery } from '../../queries/privacy.ts';

/** Phone numbers for emergencies, for which the form is not suitable. */
export const EMERGENCY_FACTS = ['emergency.police', 'emergency.ambulance', 'emergency.fire'] as const;

/** The loader of a support page with a form. */
export function loadSupport(labels: { title: string; promise: string }) {
  return loadPage(['item', 'item-report', 'legal', 'support'], async ({ api, locale, prefetch, translate }) => {
    await Promise.all([prefetch(listVisibleFacts({ locale, ids: EMERGENCY_FACTS })), prefetch(operatorQuery(api))]);
    return { title: translate(labels.title), description: translate(labels.promise) };
  });
}

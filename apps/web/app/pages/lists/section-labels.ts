import type { SectionId } from '@dalil/domain/guide/sections.ts';

export type ListLabels = { title: string; promise: string };

/** Each list of places has the name of the navigation as its title, and a description of its own. */
export const SECTION_LABELS: Record<SectionId, ListLabels> = {
  eatanddrink: { title: 'shell.nav.dining', promise: 'guide.eatanddrink.promise' },
  beaches: { title: 'shell.nav.beaches', promise: 'guide.beaches.promise' },
  tourism: { title: 'shell.nav.experiences', promise: 'guide.tourism.promise' },
  nightlife: { title: 'shell.nav.nightlife', promise: 'guide.nightlife.promise' },
  stay: { title: 'shell.nav.stay', promise: 'guide.stay.promise' },
  schools: { title: 'shell.nav.schools', promise: 'guide.schools.promise' },
  clinics: { title: 'shell.nav.clinics', promise: 'guide.clinics.promise' },
  worship: { title: 'shell.nav.worship', promise: 'guide.worship.promise' },
  consulates: { title: 'shell.nav.consulates', promise: 'guide.consulates.promise' },
  luxurylife: { title: 'shell.nav.luxury', promise: 'guide.luxurylife.promise' },
};

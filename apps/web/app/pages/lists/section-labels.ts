import type { SectionId } from '@dalil/domain/guide/sections.ts';

export type ListLabels = { title: string; promise: string };

/** The title and description messages of each list of places. */
export const SECTION_LABELS: Record<SectionId, ListLabels> = {
  eatanddrink: { title: 'guide.eatanddrink.title', promise: 'guide.eatanddrink.promise' },
  beaches: { title: 'guide.beaches.title', promise: 'guide.beaches.promise' },
  tourism: { title: 'guide.tourism.title', promise: 'guide.tourism.promise' },
  nightlife: { title: 'guide.nightlife.title', promise: 'guide.nightlife.promise' },
  luxurylife: { title: 'guide.luxurylife.title', promise: 'guide.luxurylife.promise' },
};

import type { Area } from './area.ts';

/** The pages of choices a visit to the guide starts from: the last part of their address, and the item whose picture they have. */
export const OCCASIONS = [
  { id: 'tonight', picture: { id: 'dubai-opera', area: 'nightlife' } },
  { id: 'with-children', picture: { id: 'ras-al-khor', area: 'tourism' } },
  { id: 'first-visit', picture: { id: 'dubai-creek-abra', area: 'tourism' } },
] as const satisfies readonly { id: string; picture: { id: string; area: Area } }[];
export type OccasionId = (typeof OCCASIONS)[number]['id'];

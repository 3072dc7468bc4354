import * as z from 'zod/mini';

/** ID-5: the twelve neighbourhoods. Their names and profiles are content. */
export const NEIGHBOURHOODS = [
  'downtown-dubai',
  'dubai-marina',
  'jumeirah',
  'business-bay',
  'deira',
  'bur-dubai',
  'al-barsha',
  'dubai-silicon-oasis',
  'dubai-sports-city',
  'jbr',
  'palm-jumeirah',
  'dubai-creek-harbour',
] as const;

/** Further communities that the guide describes. They can be compared, but nothing is filtered by them. */
export const COMMUNITIES = [
  'al-furjan',
  'al-mamzar',
  'al-nahda-dubai',
  'al-quoz',
  'al-qusais',
  'arabian-ranches',
  'city-walk-district',
  'difc-district',
  'discovery-gardens',
  'dubai-hills',
  'hatta',
  'international-city',
  'jlt',
  'jvc',
  'jvt',
  'karama',
  'mirdif',
  'motor-city',
  'oud-metha',
  'satwa',
  'the-gardens',
] as const;

export type NeighbourhoodId = (typeof NEIGHBOURHOODS)[number];
/** Marked pure for the worker, which only needs the list. */
export const neighbourhoodSchema = /* @__PURE__ */ z.enum(NEIGHBOURHOODS);

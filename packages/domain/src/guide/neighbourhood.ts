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

/** Further communities that the guide describes on a page of their own. */
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

/** Further areas that many places stand in. They have a name, but no page of their own. */
export const DISTRICTS = [
  'al-garhoud',
  'al-jaddaf',
  'al-rashidiya',
  'al-sufouh',
  'dubai-south',
  'festival-city',
  'jebel-ali',
  'nad-al-sheba',
  'trade-centre',
] as const;

/** Every area that items stand in and are found by. Its name is a message. The order is part of the search index: add at the end. */
export const CITY_AREAS = [...NEIGHBOURHOODS, ...COMMUNITIES, ...DISTRICTS] as const;
export type CityAreaId = (typeof CITY_AREAS)[number];
/** Marked pure for the worker, which only needs the list. */
export const cityAreaSchema = /* @__PURE__ */ z.enum(CITY_AREAS);

/** Whether the guide describes an area on a page of its own. */
export function hasAreaPage(id: string): boolean {
  return !(DISTRICTS as readonly string[]).includes(id);
}

export function isNeighbourhood(id: string): boolean {
  return (NEIGHBOURHOODS as readonly string[]).includes(id);
}

export type NeighbourhoodId = (typeof NEIGHBOURHOODS)[number];

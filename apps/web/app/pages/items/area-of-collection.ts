import type { Area } from '@dalil/domain/guide/area.ts';
import { type SectionId, SECTIONS } from '@dalil/domain/guide/sections.ts';

/** The area whose colour a collection has: that of the first list that links to it. */
export const areaOfCollection = ({ sections: [first] }: { sections: readonly SectionId[] }): Area =>
  first === undefined ? 'tourism' : SECTIONS[first].area;

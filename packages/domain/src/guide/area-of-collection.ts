import type { Area } from './area.ts';
import { SECTION_IDS, SECTIONS } from './sections.ts';

/** The area whose colour a collection has: that of the first list that links to it. */
export function areaOfCollection({ sections }: { sections: readonly string[] }): Area {
  const first = SECTION_IDS.find((id) => sections.includes(id));
  return first === undefined ? 'tourism' : SECTIONS[first].area;
}

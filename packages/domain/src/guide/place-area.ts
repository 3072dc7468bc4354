import { type Area, areaOfCategory } from './area.ts';
import type { Category } from './category.ts';
import { SECTIONS, type SectionId } from './sections.ts';

const isSection = (id: string): id is SectionId => Object.hasOwn(SECTIONS, id);

/** The colour and artwork area of a place: that of its first list, so that it has the same image everywhere. */
export function placeArea(place: { sections: readonly string[]; category: string | null }): Area {
  const section = place.sections.find(isSection);
  if (section) return SECTIONS[section].area;
  return place.category ? areaOfCategory(place.category as Category) : 'tourism';
}

import { type Area, areaOfCategory } from './area.ts';
import type { Category } from './category.ts';
import { SECTIONS, type SectionId } from './sections.ts';

const isSection = (id: string): id is SectionId => Object.hasOwn(SECTIONS, id);

/** The list a place belongs to first. Null if it is in none. */
export function placeSection(place: { sections: readonly string[] }): SectionId | null {
  return place.sections.find(isSection) ?? null;
}

/** The colour and artwork area of a place: that of its first list, so that it has the same image everywhere. */
export function placeArea(place: { sections: readonly string[]; category: string | null }): Area {
  const section = placeSection(place);
  if (section) return SECTIONS[section].area;
  return place.category ? areaOfCategory(place.category as Category) : 'tourism';
}

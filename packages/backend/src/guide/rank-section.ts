import { type FitInput, sectionFit } from '@dalil/domain/guide/section-fit.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { SectionId } from '@dalil/domain/guide/sections.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { ItemRow } from './item-rows.ts';

type RankedRow = Pick<ItemRow, 'id' | 'category' | 'tags' | 'audience' | 'data'>;

export function fitInput({ category, tags, audience, data }: Omit<RankedRow, 'id'>): FitInput {
  return { category, tags, audience, data: data as PlaceData };
}

/** The ids of a section's places, the best fit first. Remembered until a place changes. */
export function rankSection(deps: Deps, section: SectionId): Promise<readonly string[]> {
  return deps.memory.remember(`ranking ${section}`, ['place'], async () => {
    const { rows } = await deps.db.execute<RankedRow>(sql`
      select i.id, i.category, i.tags, i.audience, i.data from content_items i
      where i.kind = 'place' and i.state = 'published' and i.sections @> array[${section}]
      order by i.position, i.id`);
    const ranked = rows.map((row) => ({ id: row.id, fit: sectionFit(section, fitInput(row)) }));
    return ranked.toSorted((a, b) => b.fit - a.fit).map(({ id }) => id);
  });
}

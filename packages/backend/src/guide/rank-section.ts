import { inVariety } from '@dalil/domain/guide/in-variety.ts';
import { type FitInput, sectionFit } from '@dalil/domain/guide/section-fit.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { SectionId } from '@dalil/domain/guide/sections.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { ItemRow } from './item-rows.ts';

type FitRow = Pick<ItemRow, 'category' | 'tags' | 'audience' | 'data'>;
type RankedRow = FitRow & Pick<ItemRow, 'id' | 'neighbourhoods'> & { isDescribed: boolean };

export function fitInput({ category, tags, audience, data }: FitRow, isDescribed: boolean): FitInput {
  return { category, tags, audience, isDescribed, data: data as PlaceData };
}

/** The ids of a section's places, the best fit first. Remembered until a place changes. */
export function rankSection(deps: Deps, section: SectionId): Promise<readonly string[]> {
  return deps.memory.remember(`ranking ${section}`, ['place'], async () => {
    const { rows } = await deps.db.execute<RankedRow>(sql`
      select i.id, i.category, i.tags, i.audience, i.neighbourhoods, i.data, exists (
        select from content_texts x where x.kind = 'place' and x.item_id = i.id and x.state = 'published'
          and x.body ? 'description') as "isDescribed"
      from content_items i
      where i.kind = 'place' and i.state = 'published' and i.sections @> array[${section}]
      order by i.position, i.id`);
    return inVariety(
      rows.map((row) => ({
        id: row.id,
        fit: sectionFit(section, fitInput(row, row.isDescribed)),
        area: row.neighbourhoods[0] ?? null,
        kind: (row.data as PlaceData).subcategory,
      })),
    );
  });
}

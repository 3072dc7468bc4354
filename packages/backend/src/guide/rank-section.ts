import { isClosedAt, type ListTime } from '@dalil/domain/guide/closed-places.ts';
import { inVariety } from '@dalil/domain/guide/in-variety.ts';
import { type FitInput, sectionFit } from '@dalil/domain/guide/section-fit.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { SectionId } from '@dalil/domain/guide/sections.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { hoursOf } from './place-hours.ts';

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

/** The places of a section that are closed at a time. Their hours are remembered until a place or a fact changes. */
export async function closedPlaces(deps: Deps, section: SectionId, at: ListTime): Promise<ReadonlySet<string>> {
  const known = await deps.memory.remember(`hours ${section} ${at.date}`, ['place', 'fact'], async () => {
    const { rows } = await deps.db.execute<ItemRow>(sql`
      select ${ITEM_COLUMNS} from content_items i ${withText(BASE_LOCALE)}
      where i.kind = 'place' and i.state = 'published' and i.sections @> array[${section}]
        and (i.data ? 'hours' or i.data->>'operatingStatus' = 'temporarily-closed')`);
    return rows.map((row) => ({
      id: row.id,
      hours: hoursOf(row, at.date),
      operatingStatus: (row.data as PlaceData).operatingStatus,
    }));
  });
  return new Set(known.filter((place) => isClosedAt(place, at)).map(({ id }) => id));
}

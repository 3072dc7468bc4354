import { type SquareView, squareViewSchema } from '@dalil/domain/directory/entry-view.ts';
import { squareBounds } from '@dalil/domain/directory/square.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { nearbyPlace } from '@dalil/domain/guide/nearby-place.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { placeCard } from '../guide/cards.ts';
import { findLabels } from '../guide/find-labels.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from '../guide/item-rows.ts';
import { ENTRY_COLUMNS, LICENCES, type StoredEntry, viewEntry } from './entry-views.ts';
import { withoutRepeats } from './same-entries.ts';
import { locale } from '../core/route-parts.ts';

/** A city block of towers may have more; nobody reads so many. */
const MAX_ENTRIES = 4000;

/**
 * What is in a square of the map: the places of the guide, and the entries of the directory that are none of them. A device reads
 * the squares around a position, which it keeps to itself. Fails with `not_found` for an id that is no square.
 */
export const listSquare = query({
  name: 'list-square',
  input: z.object({
    id: textInput()
      .regex(/^\d{4}-\d{4}$/)
      .meta({ description: 'The row and the column of the square', example: '1260-2763' }),
    locale,
  }),
  output: squareViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /directory/squares/{id}',
    summary: 'The places of the guide and the entries of the directory in a square of the map',
    description: `A square is a fiftieth of a degree wide and high; its id is its row and column: the degrees north and east times fifty, rounded down. ${LICENCES}`,
    failures: ['not_found'],
    reading: { lists: ['place'] },
  },
  run: async (deps, { id, locale }): Promise<SquareView> => {
    const bounds = squareBounds(id);
    if (!bounds) throw new Failure('not_found');
    const { south, west, north, east } = bounds;
    const labelOf = await findLabels(deps, locale);
    const today = dubaiDate(deps.now());
    const { rows: places } = await deps.db.execute<ItemRow>(sql`
      select ${ITEM_COLUMNS} from content_items i ${withText(locale)}
      where i.kind = 'place' and i.state = 'published'
        and (i.data->'position'->>'lat')::float8 >= ${south} and (i.data->'position'->>'lat')::float8 < ${north}
        and (i.data->'position'->>'lon')::float8 >= ${west} and (i.data->'position'->>'lon')::float8 < ${east}
      order by i.id collate "C"`);
    const { rows: entries } = await deps.db.execute<StoredEntry>(sql`
      select ${ENTRY_COLUMNS} from directory_entries e
      where e.square = ${id} and e.withdrawn_at is null and not exists (
        select 1 from directory_matches m where m.entry_id = e.id and m.state in ('sure', 'accepted'))
      order by e.id collate "C" limit ${MAX_ENTRIES}`);
    return {
      id,
      places: places.map((row) => {
        const card = placeCard(row, labelOf, today);
        return { ...nearbyPlace(card), hours: card.hours };
      }),
      entries: withoutRepeats(entries).map((entry) => viewEntry(entry, locale, labelOf)),
    };
  },
});

import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import { squaresAround } from '@dalil/domain/directory/square.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { findLabels } from '../guide/find-labels.ts';
import { ENTRY_COLUMNS, type StoredEntry, viewEntry } from './entry-views.ts';
import { withoutRepeats } from './same-entries.ts';

type Around = { position: Position; kinds: readonly EntryKind[]; metres: number; locale: Locale };

const MAX_ENTRIES = 4000;

/** The entries of some kinds in the squares around a position that are no places of the guide. */
export async function findEntriesAround(deps: Deps, { position, kinds, metres, locale }: Around): Promise<EntryView[]> {
  const { rows } = await deps.db.execute<StoredEntry>(sql`
    select ${ENTRY_COLUMNS} from directory_entries e
    where e.square = any(${sql.param(squaresAround(position, metres))}::text[]) and e.kind = any(${sql.param(kinds)}::text[])
      and e.withdrawn_at is null and not exists (
        select 1 from directory_matches m where m.entry_id = e.id and m.state in ('sure', 'accepted'))
    order by e.id collate "C" limit ${MAX_ENTRIES}`);
  if (rows.length === 0) return [];
  const labelOf = await findLabels(deps, locale);
  return withoutRepeats(rows).map((entry) => viewEntry(entry, locale, labelOf));
}

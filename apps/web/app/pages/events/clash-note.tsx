import { eventClashes } from '@dalil/domain/bookmarks/event-clashes.ts';
import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { ImportedItem } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { CalendarX } from 'lucide-react';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { isolate } from '../../language/bidi.tsx';

/** The first saved event that cannot be visited together with an imported one. Computed on the device, from what it has saved. */
export function ClashNote({ event }: { event: ImportedItem }) {
  const { _ } = useLingui();
  const { items, keys } = useBookmarks();
  const saved = [...items.values()].filter((item) => item.kind === 'event' && keys.has(referenceKey(item)));
  if (saved.length === 0 || event.imported.status === 'cancelled') return null;
  const [clash] = eventClashes([...saved, asSaved(event)], event.next.start).filter(
    ({ first, second }) => first.itemId === IMPORTED || second.itemId === IMPORTED,
  );
  if (!clash) return null;
  const other = clash.first.itemId === IMPORTED ? clash.second : clash.first;
  return (
    <p className="flex items-center gap-2 text-label text-warn">
      <CalendarX aria-hidden className="icon-small shrink-0" />
      {_(`imported.clash.${clash.kind}`, { title: isolate(other.title) })}
    </p>
  );
}

/** No item has this id. */
const IMPORTED = '(imported)';

function asSaved({ imported, next, position }: ImportedItem): SavedItem {
  const place = { neighbourhood: null, position };
  const text = { href: '', locale: imported.language, area: 'events', title: imported.title, summary: '' } as const;
  return { kind: 'event', itemId: IMPORTED, ...text, ...place, next };
}

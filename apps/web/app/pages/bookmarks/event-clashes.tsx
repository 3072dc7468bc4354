import { type EventClash, eventClashes } from '@dalil/domain/bookmarks/event-clashes.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { CalendarX } from 'lucide-react';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Notice } from '../../ui/notice.tsx';

/** Saved events that cannot both be visited, with the reason. */
export function EventClashes({ items }: { items: Iterable<SavedItem> }) {
  const { _ } = useLingui();
  const write = useClashWords();
  const now = useDubaiNow();
  const clashes = now ? eventClashes(items, now.date) : [];
  if (clashes.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={_('bookmarks.clash.title', { count: clashes.length })}
      icon={<CalendarX aria-hidden className="icon mt-px" />}
    >
      <ul className="flex list-disc flex-col gap-1 ps-4">
        {clashes.map((clash) => (
          <li key={`${clash.first.itemId} ${clash.second.itemId}`}>{write(clash)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useClashWords(): (clash: EventClash) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return (clash) => {
    const { first, second } = clash;
    const names = {
      date: format.shortDate(second.next.start),
      first: isolate(first.title),
      second: isolate(second.title),
    };
    if (clash.kind !== 'travel') return _(`bookmarks.clash.${clash.kind}`, names);
    return _('bookmarks.clash.travel', { ...names, gap: clash.gapMinutes, travel: clash.travel.minutes });
  };
}

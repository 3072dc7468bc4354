import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { isImported, type MixedEventList } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { useNow } from '../../features/clock/use-now.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { ImportedEvents } from '../../queries/headlines.ts';
import { Tag } from '../../ui/tag.tsx';

type ImportedNoteProps = { found: ImportedEvents; list: MixedEventList };

/** What imported events are, how many the list has, and when their calendars were last read. */
export function ImportedNote({ found: { fetchedAt }, list }: ImportedNoteProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const state = liveState('listings', fetchedAt, now ?? new Date(fetchedAt));
  const time = isolate(format.weekdayMoment(fetchedAt));
  const count = new Set(list.items.filter(isImported).map(({ id }) => id)).size;
  return (
    <section aria-labelledby="imported-title" className="flex flex-col gap-1 rounded-card bg-sunken p-4 wide:p-6">
      <h2 id="imported-title" className="text-card-title font-strong">
        {_('imported.title')}
      </h2>
      <p className="measure text-label text-text-2">{_('imported.note')}</p>
      {state === 'old' ? (
        <p className="text-label text-text-2">{_('imported.old', { time })}</p>
      ) : (
        <>
          <p className="text-label text-text-2">{count === 0 ? _('imported.none') : _('imported.count', { count })}</p>
          <p className="text-meta text-text-3">
            {state === 'fresh' ? (
              _('imported.checked', { time })
            ) : (
              <Tag tone="warn">{_('imported.stale', { time })}</Tag>
            )}
          </p>
        </>
      )}
    </section>
  );
}

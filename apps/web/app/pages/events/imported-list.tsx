import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { ImportedEvent } from '../../queries/headlines.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';

const FIRST = 6;
const OUTSIDE = 'external noopener noreferrer nofollow';

type ImportedListProps = { fetchedAt: string; events: readonly ImportedEvent[]; now: Date };

/** Imported events with their source, and when their calendars were last read. */
export function ImportedList({ fetchedAt, events, now }: ImportedListProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const time = isolate(`${format.weekdayDate(fetchedAt)}, ${format.time(fetchedAt)}`);
  const isFresh = liveState('listings', fetchedAt, now) === 'fresh';
  return (
    <section aria-labelledby="imported-title" className="mt-12 flex flex-col gap-4 rounded-card bg-sunken p-4 wide:p-6">
      <header className="flex flex-col gap-1">
        <h2 id="imported-title" className="text-card-title font-strong">
          {_('imported.title')}
        </h2>
        <p className="measure text-label text-text-2">{_('imported.note')}</p>
        <p className="text-meta text-text-3">
          {isFresh ? _('imported.checked', { time }) : <Tag tone="warn">{_('imported.stale', { time })}</Tag>}
        </p>
      </header>
      <Rows events={events.slice(0, FIRST)} />
      {events.length > FIRST ? (
        <Disclosure title={_('imported.more', { count: events.length - FIRST })}>
          <Rows events={events.slice(FIRST)} />
        </Disclosure>
      ) : null}
    </section>
  );
}

function Rows({ events }: { events: readonly ImportedEvent[] }) {
  return (
    <ul className="grid gap-x-10 wide:grid-cols-2">
      {events.map((event) => (
        <li key={event.uid} className="flex flex-col gap-1 border-t border-line py-3">
          <Row event={event} />
        </li>
      ))}
    </ul>
  );
}

function Row({ event }: { event: ImportedEvent }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { title, startsAt, isAllDay, place, url, status, publisher, publisherUrl, language } = event;
  const text = { lang: language, dir: LOCALE_INFO[language].dir };
  const day = format.weekdayDate(startsAt);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-meta text-text-2">
        <time dateTime={startsAt}>{isAllDay ? day : `${day}, ${format.time(startsAt)}`}</time>
        {status === 'scheduled' ? null : (
          <Tag tone={status === 'moved' ? 'warn' : 'bad'}>{_(`imported.status.${status}`)}</Tag>
        )}
      </p>
      <h3 className="text-ui font-semibold" {...text}>
        {url === null ? (
          title
        ) : (
          <a href={url} rel={OUTSIDE} className="text-link">
            {title}
          </a>
        )}
      </h3>
      {place === null ? null : (
        <p className="text-label text-text-2" {...text}>
          {place}
        </p>
      )}
      <p className="text-meta text-text-3">
        <a href={publisherUrl} rel={OUTSIDE} className="text-link">
          {_('imported.from', { publisher: isolate(publisher) })}
        </a>
      </p>
    </>
  );
}

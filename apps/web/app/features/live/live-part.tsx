import { ageMinutes, type LiveFeed, liveState } from '@dalil/domain/city/live/live-feed.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Conditions } from '../../queries/city.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useNow } from '../clock/use-now.ts';

type Reading = Omit<NonNullable<Conditions['weather']>, 'value'>;
type LivePartProps = {
  feed: LiveFeed;
  reading: Reading;
  now: Date;
  /** A forecast or a warning stays displayed for the time it is for, with its age. It needs no note while it is fresh. */
  isForecast?: boolean;
  children: ReactNode;
};

/** Live values with their age and source. Values past four times their limit are displayed only on request. */
export function LivePart({ feed, reading, now, isForecast = false, children }: LivePartProps) {
  const { _ } = useLingui();
  const time = useReadingTime(reading.fetchedAt, now);
  const state = liveState(feed, reading.fetchedAt, now);
  if (state !== 'old' || isForecast) {
    return (
      <div className="flex flex-col gap-3">
        {children}
        {isForecast && state === 'fresh' ? null : <LiveNote feed={feed} reading={reading} now={now} />}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-label text-text-2">{_('live.old.title')}</p>
      <Disclosure title={_('live.old.show', { time: isolate(time) })}>
        <div className="flex flex-col gap-3 pt-2">
          {children}
          <LiveNote feed={feed} reading={reading} now={now} />
        </div>
      </Disclosure>
    </div>
  );
}

/** When a value was confirmed, how old it is by the device's clock, and the credit its licence requires. */
function LiveNote({ feed, reading, now }: Omit<LivePartProps, 'children' | 'isForecast'>) {
  const { _ } = useLingui();
  const deviceTime = useNow();
  const { fetchedAt, source } = reading;
  const time = isolate(useReadingTime(fetchedAt, now));
  const isFresh = liveState(feed, fetchedAt, now) === 'fresh';
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-text-3">
      {isFresh ? <span>{_('live.updated', { time })}</span> : <Tag tone="warn">{_('live.stale', { time })}</Tag>}
      {deviceTime ? <span>{_('live.age', partsOf(ageMinutes(fetchedAt, deviceTime)))}</span> : null}
      {source ? (
        <span>
          {_('live.source')}{' '}
          <a href={source.url} className="text-link">
            <bdi>{source.name}</bdi>
          </a>
          {source.credits ? ` (${isolate(source.credits)})` : null}
          {source.licence ? (
            <>
              {' · '}
              <a href={source.licence.url} className="text-link">
                <bdi>{source.licence.name}</bdi>
              </a>
              {` · ${_('live.rounded')}`}
            </>
          ) : null}
        </span>
      ) : null}
    </p>
  );
}

const partsOf = (minutes: number) => ({
  days: Math.floor(minutes / 1440),
  hours: Math.floor((minutes % 1440) / 60),
  minutes: minutes % 60,
});

/** The time of a reading, with its date where that is another day. */
function useReadingTime(fetchedAt: string, now: Date): string {
  const format = useFormat();
  const isToday = format.shortDate(fetchedAt) === format.shortDate(now);
  return isToday ? format.time(fetchedAt) : format.weekdayMoment(fetchedAt);
}

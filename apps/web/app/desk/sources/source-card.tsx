import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { FeedSource } from '../../queries/headlines.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useResultText } from './use-result-text.ts';
import { useFeedFetch } from './use-feed-fetch.ts';
import { useSwitchSource } from './use-switch-source.ts';

type SourceCardProps = { source: FeedSource; canFetch: boolean; onEdit: () => void };

/** One source: what it is, how it last answered, and what can be done with it. */
export function SourceCard({ source, canFetch, onEdit }: SourceCardProps) {
  const { _ } = useLingui();
  const titleId = useId();
  const { isSwitching, change } = useSwitchSource(source);
  const { isFetching, fetchNow } = useFeedFetch(source);
  const name = isolate(source.name);
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 grow flex-col gap-3 rounded-card border border-line bg-surface p-4 high-contrast:border-2"
    >
      <header className="flex flex-col gap-1">
        <h2 id={titleId} className="flex flex-wrap items-center gap-2 text-name font-strong">
          <bdi>{source.name}</bdi>
          <Tag tone="info">{_(`sources.kind.${source.kind}`)}</Tag>
          <Tag>{LOCALE_INFO[source.language].nativeName}</Tag>
          <Tag>{_(`headlines.section.${source.section}`)}</Tag>
        </h2>
        <bdi dir="ltr" className="w-fit text-meta text-text-2 wrap-anywhere">
          {source.url}
        </bdi>
      </header>
      <LastAnswer source={source} />
      {source.setAsideAt === null ? null : <SetAside at={source.setAsideAt} />}
      <p className="text-meta text-text-2">
        {source.terms === '' ? _('sources.noTerms') : <bdi className="wrap-anywhere">{source.terms}</bdi>}
      </p>
      {source.newestTitles.length > 0 ? (
        <Disclosure title={_('sources.newest')}>
          <ul lang={source.language} className="flex list-disc font-sans flex-col gap-1 ps-5 text-label">
            {source.newestTitles.map((title) => (
              <li key={title}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      <div className="mt-auto flex flex-col gap-2 border-t border-line pt-2">
        <Switch
          label={_('sources.isOn', { name })}
          checked={source.isOn}
          disabled={isSwitching}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="small" disabled={!canFetch} aria-disabled={isFetching} onClick={fetchNow}>
            {isFetching ? _('sources.fetching') : _('sources.fetch', { name })}
          </Button>
          <Button size="small" onClick={onEdit}>
            {_('sources.edit', { name })}
          </Button>
        </div>
      </div>
    </article>
  );
}

function SetAside({ at }: { at: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const time = isolate(format.weekdayMoment(at));
  return <Notice tone="warning">{_('sources.setAside', { time })}</Notice>;
}

function LastAnswer({ source }: { source: FeedSource }) {
  const { _ } = useLingui();
  const format = useFormat();
  const resultText = useResultText();
  const { fetchedAt, answeredAt, result, failures, nextAt, itemCount, skipped } = source;
  const timeOf = (at: string) => isolate(format.weekdayMoment(at));
  if (fetchedAt === null || result === null) return <p className="text-label text-text-2">{_('sources.never')}</p>;
  return (
    <div className="flex flex-col gap-1 text-label">
      <p role="status" className="flex flex-wrap items-center gap-2">
        <Tag tone={result === 'ok' ? 'ok' : 'bad'}>{resultText(result)}</Tag>
        {failures > 1 ? <Tag tone="warn">{_('sources.failures', { count: failures })}</Tag> : null}
      </p>
      <p className="text-meta text-text-2">{_('sources.fetched', { time: timeOf(fetchedAt) })}</p>
      {answeredAt === null ? null : (
        <p className="text-meta text-text-2">{_('sources.stored', { count: itemCount, time: timeOf(answeredAt) })}</p>
      )}
      {skipped > 0 ? <p className="text-meta text-text-2">{_('sources.skipped', { count: skipped })}</p> : null}
      {nextAt === null ? null : <p className="text-meta text-text-2">{_('sources.next', { time: timeOf(nextAt) })}</p>}
    </div>
  );
}

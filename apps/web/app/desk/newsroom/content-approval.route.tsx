import { LOCALE_INFO, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { type PartKey, type QueueItem, queueQuery } from '../../queries/newsroom.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { DataReview } from './data-review.tsx';
import { QueueKeys } from './queue-keys.tsx';
import { QueueList } from './queue-list.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { keyOfText, type QueueSearch, QUEUE_PARTS, readQueueSearch, writeQueueSearch } from './queue-search.ts';
import { DeskPage } from '../kit/desk-page.tsx';

const load = loadPrivatePage(
  ['account', 'inventory', 'item', 'item-report', 'newsroom', 'guide', 'quality', 'staff-editor', 'reporters'],
  async ({ translate, api, url, locale, refresh }) => {
    const { part, language } = readQueueSearch(url.searchParams, locale);
    await refresh(queueQuery(api, { part, locale: language }));
    return {
      title: translate('newsroom.tab.approval'),
      description: translate('newsroom.approval.promise'),
      isUnlisted: true,
    };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-3, ROUTE-7: what waits for a person who approves or publishes, and the text that is open. */
export default function ContentApproval() {
  const { _ } = useLingui();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const search = readQueueSearch(params, useLocale());
  const { data: queue } = useSuspenseQuery(queueQuery(useApi(), { part: search.part, locale: search.language }));
  const navigate = useNavigate();
  const next = nextOf(queue.items, search);
  const goOn = () =>
    void navigate(writeQueueSearch({ ...search, open: next }), { replace: true, preventScrollReset: true });
  return (
    <DeskPage title={_('newsroom.tab.approval')} promise={_('newsroom.approval.promise')}>
      <LinkTabs
        label={_('newsroom.queue')}
        currentId={search.part}
        linkComponent={RouterLink}
        tabs={QUEUE_PARTS.map((part) => ({
          id: part,
          href: writeQueueSearch({ part, language: search.language, open: null }),
          label: _(`newsroom.queue.${part}`),
          note: number(queue.counts[part]),
        }))}
      />
      {search.part === 'imported' ? <ImportedNote language={search.language} /> : null}
      {queue.items.length === 0 ? (
        <EmptyState title={_('newsroom.queue.empty')}>{_('newsroom.queue.emptyHint')}</EmptyState>
      ) : (
        <>
          <QueueKeys items={queue.items} search={search} />
          <div className="grid gap-8 wide:grid-cols-5">
            <QueueList key={`${search.part} ${search.language}`} items={queue.items} search={search} />
            <div className="wide:col-span-3">
              {search.open === null ? (
                <p className="text-label text-text-2">{_('newsroom.queue.choose')}</p>
              ) : (
                <>
                  <Link
                    to={writeQueueSearch({ ...search, open: null })}
                    className="text-link inline-flex min-h-11 items-center wide:hidden"
                  >
                    {_('newsroom.list')}
                  </Link>
                  <OpenPart key={keyOfText(search.open)} part={search.open} onDone={goOn} />
                </>
              )}
            </div>
          </div>
        </>
      )}
    </DeskPage>
  );
}

/** A text, or what is the same in all languages. */
function OpenPart({ part, onDone }: { part: PartKey; onDone: () => void }) {
  const { locale, ...item } = part;
  if (locale === 'data') return <DataReview dataKey={part} onDone={onDone} />;
  return <ReviewPanel textKey={{ ...item, locale }} onDone={onDone} />;
}

/** The item after the open one, so that a decision leads on to the next. */
function nextOf(items: readonly QueueItem[], { open }: QueueSearch): QueueSearch['open'] {
  const at = open === null ? -1 : items.findIndex((item) => keyOfText(item) === keyOfText(open));
  const next = items[at + 1];
  return next === undefined ? null : { kind: next.kind, id: next.id, locale: next.locale };
}

/** How the imported items were chosen, and the language they are approved in. */
function ImportedNote({ language }: { language: Locale }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <p className="measure text-label text-text-2">{_('newsroom.imported.how')}</p>
      <LinkTabs
        label={_('newsroom.language')}
        currentId={language}
        linkComponent={RouterLink}
        tabs={LOCALES.map((locale) => ({
          id: locale,
          href: writeQueueSearch({ part: 'imported', language: locale, open: null }),
          label: <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>,
        }))}
      />
    </div>
  );
}

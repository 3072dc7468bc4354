import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { MAX_BULK_ITEMS } from '@dalil/domain/newsroom/bulk-change.ts';
import { waitStatus } from '@dalil/domain/newsroom/review-time.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Ltr } from '../../language/bidi.tsx';
import type { QueueItem } from '../../queries/newsroom.ts';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BulkBar } from '../inventory/bulk-bar.tsx';
import { useReporterText } from '../reporters/use-reporter-text.ts';
import { entryId, keyOfText, type QueuePart, type QueueSearch, writeQueueSearch } from './queue-search.ts';
import { listClass, rowClass } from './row-class.ts';
import { StateTag } from './state-tag.tsx';

/** How a wait is displayed. */
export const WAIT_TONES: Record<ReturnType<typeof waitStatus>, Tone> = {
  'in-time': 'neutral',
  due: 'warn',
  late: 'bad',
};
/** What is done with many texts of a part together. */
const ACTIONS = { review: ['approve'], release: ['schedule'], imported: ['approve'] } as const satisfies Record<
  QueuePart,
  readonly string[]
>;

/** Data are decided about one by one, with what changes in view. */
const isText = (item: QueueItem): item is QueueItem & { locale: Locale } => item.locale !== 'data';

type QueueListProps = { items: readonly QueueItem[]; search: QueueSearch };

/** STAFF-3: what waits, each with a checkbox for the actions on many. */
export function QueueList({ items, search }: QueueListProps) {
  const { _ } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const current = search.open === null ? null : keyOfText(search.open);
  const texts = items.filter(isText);
  const first = texts.slice(0, MAX_BULK_ITEMS).map(keyOfText);
  return (
    <div className={listClass(current !== null)}>
      <BulkBar
        items={texts.filter((item) => chosen.has(keyOfText(item)))}
        actions={ACTIONS[search.part]}
        onDone={() => setChosen(new Set())}
      />
      {texts.length > 1 ? (
        <CheckboxRow
          label={_('inventory.selectAll')}
          checked={first.every((key) => chosen.has(key))}
          onChange={({ currentTarget }) => setChosen(new Set(currentTarget.checked ? first : []))}
        />
      ) : null}
      <ul aria-label={_('newsroom.queue')} className="flex flex-col gap-2">
        {items.map((item) => {
          const key = keyOfText(item);
          return (
            <li key={key} className="flex items-start gap-1">
              {isText(item) ? (
                <label className="inline-grid size-11 shrink-0 place-items-center">
                  <VisuallyHidden>{_('newsroom.queue.select', { title: item.title })}</VisuallyHidden>
                  <input
                    type="checkbox"
                    className="size-6 accent-accent"
                    checked={chosen.has(key)}
                    onChange={({ currentTarget }) => {
                      const next = new Set(chosen);
                      if (currentTarget.checked) next.add(key);
                      else next.delete(key);
                      setChosen(next);
                    }}
                  />
                </label>
              ) : null}
              <QueueEntry item={item} search={search} isCurrent={key === current} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function QueueEntry({ item, search, isCurrent }: { item: QueueItem; search: QueueSearch; isCurrent: boolean }) {
  const { _ } = useLingui();
  const reporterText = useReporterText();
  const { kind, id, locale } = item;
  return (
    <Link
      id={entryId(item)}
      to={writeQueueSearch({ ...search, open: { kind, id, locale } })}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={`${rowClass(isCurrent)} min-w-0 grow`}
    >
      <bdi lang={locale === 'data' ? undefined : locale} className="font-sans font-semibold">
        {item.title}
      </bdi>
      <span className="flex flex-wrap items-center gap-2 text-meta text-text-2">
        {_(`newsroom.kind.${kind}`)} ·
        <span className="font-system">{locale === 'data' ? _('editor.data') : LOCALE_INFO[locale].nativeName}</span>
        {search.part === 'release' ? <StateTag state={item.state} /> : null}
        {item.links === null ? null : <Tag>{_('newsroom.links', { count: item.links })}</Tag>}
        {item.authors.length === 0 ? null : <bdi>{item.authors.map(reporterText).join(', ')}</bdi>}
        {item.scheduledAt !== null ? <Ltr>{item.scheduledAt.replace('T', ' ')}</Ltr> : null}
        {item.scheduledAt === null && search.part !== 'imported' ? (
          <Tag tone={WAIT_TONES[waitStatus(item.hours)]}>{_('newsroom.waits', { hours: item.hours })}</Tag>
        ) : null}
      </span>
    </Link>
  );
}

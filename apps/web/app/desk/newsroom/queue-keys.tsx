import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { usePageKey } from '../../features/page-keys/use-page-key.ts';
import type { QueueItem } from '../../queries/newsroom.ts';
import { entryId, keyOfText, type QueueSearch, writeQueueSearch } from './queue-search.ts';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
] as const;

type QueueKeysProps = { items: readonly QueueItem[]; search: QueueSearch };

/** STAFF-3: the next and the previous entry of the queue by a key, and the keys in words. */
export function QueueKeys({ items, search }: QueueKeysProps) {
  const { _ } = useLingui();
  const navigate = useNavigate();
  function move(by: 1 | -1): void {
    const { open } = search;
    const at = open === null ? -1 : items.findIndex((item) => keyOfText(item) === keyOfText(open));
    const to = items[at + by];
    if (to === undefined) return;
    const { kind, id, locale } = to;
    document.getElementById(entryId(to))?.focus();
    void navigate(writeQueueSearch({ ...search, open: { kind, id, locale } }), {
      replace: open !== null,
      preventScrollReset: true,
    });
  }
  usePageKey({ key: 'j', code: 'KeyJ' }, () => move(1));
  usePageKey({ key: 'k', code: 'KeyK' }, () => move(-1));
  return (
    <dl aria-label={_('newsroom.keys')} className="hidden flex-wrap gap-x-6 gap-y-1 text-label wide:flex">
      {KEYS.map(([key, action]) => (
        <div key={key} className="flex items-baseline gap-2">
          <dt>
            <kbd dir="ltr" className="rounded-tag border border-line-strong px-2 font-mono text-meta">
              {key}
            </kbd>
          </dt>
          <dd className="text-text-2">{_(`newsroom.keys.${action}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

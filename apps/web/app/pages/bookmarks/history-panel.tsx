import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { MOST_READ_ITEMS } from '@dalil/domain/bookmarks/reading-history.ts';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { historyStore } from '../../features/history/history-store.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Switch } from '../../ui/switch.tsx';

/** What was read on this device, if its reader wants that to be kept. */
export function HistoryPanel() {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const showToast = useToast();
  const { isOn, items } = useHistory();

  function turn(next: boolean): void {
    if (!historyStore.turn(next)) showToast({ id: 'history', tone: 'error', title: _('bookmarks.history.not-kept') });
  }

  return (
    <div className="flex max-w-measure flex-col gap-5">
      <Switch
        label={_('bookmarks.history.keep')}
        hint={_('bookmarks.history.hint', { count: MOST_READ_ITEMS })}
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {items.length === 0 ? (
        <EmptyState title={_(isOn ? 'bookmarks.history.empty' : 'bookmarks.history.off')}>
          {_(isOn ? 'bookmarks.history.empty-hint' : 'bookmarks.history.off-hint')}
        </EmptyState>
      ) : (
        <>
          <div>
            <Button size="small" onClick={() => historyStore.clear()}>
              {_('bookmarks.history.clear')}
            </Button>
          </div>
          <ul className="border-t border-line">
            {items.map((item) => (
              <li key={referenceKey(item)} className="flex items-center gap-3 border-b border-line py-2">
                <span className="flex min-w-0 grow flex-col">
                  <RouterLink href={toLocale(item.href)} className="text-label font-semibold hover:underline">
                    <bdi>{item.title}</bdi>
                  </RouterLink>
                  <span className="text-meta text-text-3">{format.shortDate(item.readAt)}</span>
                </span>
                <IconButton
                  label={_('bookmarks.history.remove', { title: isolate(item.title) })}
                  icon={<X aria-hidden className="icon" />}
                  onClick={() => historyStore.remove(item)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

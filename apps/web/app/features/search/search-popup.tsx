import { useLingui } from '@lingui/react';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { OptionList, optionElementId } from '../../ui/option-list.tsx';
import { announce } from '../announcer/announce.ts';
import { type Clock, SYSTEM_CLOCK } from '../announcer/clock.ts';
import { useOnline } from '../connection/use-online.ts';
import type { SearchOption } from './option-groups.ts';
import { searchPath } from './search-path.ts';
import { useCombobox, useComboboxField } from './use-combobox.ts';
import { useListedGroups } from './use-listed-groups.tsx';
import { useSearchAhead } from './use-search-ahead.ts';
import { useSearchOptions } from './use-search-options.ts';

/** The state of the list that the field exposes. */
export type VisibleList = { isOpen: boolean; activeElementId: string | undefined };

/** The position of the list: under the field of the header or of the page, or as the rest of a sheet. */
export type Placement = 'header' | 'page' | 'sheet';

export type SearchPopupProps = {
  input: HTMLInputElement;
  listId: string;
  placement: Placement;
  /** The user typed or pressed something in the field before this code was loaded. */
  isAwaited: boolean;
  onShow: (visible: VisibleList) => void;
  /** The user navigates to another page. */
  onLeave: () => void;
  clock?: Clock;
};

const FLOATING =
  'search-popup absolute top-full mt-2 layer-popover animate-enter overflow-y-auto overscroll-contain rounded-dialog bg-surface text-text shadow-floating forced-colors:border';
const LOOKS: Record<Placement, string> = {
  header: `${FLOATING} start-0 w-screen max-w-field`,
  page: `${FLOATING} inset-x-0`,
  sheet: 'w-full pt-2',
};

/** SEARCH-1 to SEARCH-6: the behaviour and display of a search field, loaded when the user focuses it. */
export function SearchPopup(props: SearchPopupProps) {
  const { input, listId, placement, isAwaited, onShow, onLeave, clock = SYSTEM_CLOCK } = props;
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const searchAhead = useSearchAhead();
  const isFixed = placement === 'sheet';
  const field = useComboboxField(input, isAwaited || isFixed);
  const { text, activeId } = field;
  const found = useSearchOptions({ text, isOpen: field.isOpened || isFixed, clock });
  const { groups, options, remove } = found;
  const hasOptions = options.length > 0;
  const isOpen = isFixed || (field.isOpened && (hasOptions || !isOnline));
  const isListed = isOpen && hasOptions;

  function go(option: SearchOption): void {
    field.close();
    if (option.href === null) {
      searchAhead(option.text);
      field.write(option.text);
    }
    onLeave();
    void navigate(toLocale(option.href ?? searchPath(option.text)));
  }
  const removeRecent = ({ recent }: SearchOption) => recent && remove(recent);
  useCombobox({ input, field, options, isOpen, isFixed, onAccept: go, onRemove: removeRecent, onSubmit: searchAhead });

  const isActive = isListed && options.some(({ id }) => id === activeId);
  const activeElementId = isActive && activeId !== null ? optionElementId(listId, activeId) : undefined;
  const show = useEffectEvent(() => onShow({ isOpen: isListed, activeElementId }));
  useEffect(() => show(), [isListed, activeElementId]);
  useCountAnnouncement(isOpen && found.isAnswered && (hasOptions || text.trim() !== ''), options);

  const listed = useListedGroups(groups, text, !isFixed);
  if (!isOpen) return null;
  const withOption = (id: string, act: (option: SearchOption) => void) => {
    const option = options.find((candidate) => candidate.id === id);
    if (option) act(option);
  };
  return (
    <div className={LOOKS[placement]}>
      {isOnline ? null : <OfflineLine />}
      {hasOptions ? (
        <OptionList
          id={listId}
          label={_('search.list')}
          groups={listed}
          activeId={isActive ? activeId : null}
          onChoose={(id) => withOption(id, go)}
          onRemove={(id) => withOption(id, removeRecent)}
        />
      ) : null}
      <Foot isFixed={isFixed} hasSearches={found.hasSearches} onLeave={onLeave} />
    </div>
  );
}

function OfflineLine() {
  const { _ } = useLingui();
  return (
    <p className="flex items-center gap-3 px-4 py-3 text-label text-text-2">
      <WifiOff aria-hidden className="icon" />
      {_('search.offline')}
    </p>
  );
}

type FootProps = { isFixed: boolean; hasSearches: boolean; onLeave: () => void };

function Foot({ isFixed, hasSearches, onLeave }: FootProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  if (isFixed && !hasSearches) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-t border-line px-4 py-2 text-meta text-text-3">
      {isFixed ? null : <span>{_('search.keys')}</span>}
      {hasSearches ? (
        <Link
          to={toLocale('/search')}
          tabIndex={isFixed ? undefined : -1}
          className="ms-auto inline-flex min-h-9 items-center text-link"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onLeave}
        >
          {_('search.recent.manage')}
        </Link>
      ) : null}
    </p>
  );
}

/** Announces the number of options when it changes, once the options match the typed text. */
function useCountAnnouncement(isStable: boolean, options: readonly SearchOption[]): void {
  const { _ } = useLingui();
  const ids = options.map(({ id }) => id).join(' ');
  const notify = useEffectEvent(() => announce(_('search.count', { count: options.length })));
  useEffect(() => {
    if (isStable) notify();
  }, [isStable, ids]);
}

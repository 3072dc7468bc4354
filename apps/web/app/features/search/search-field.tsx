import { useLingui } from '@lingui/react';
import { Search, X } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { activateMessages } from '../../language/messages.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { useIsHydrated } from '../lazy-loading/use-is-hydrated.ts';
import './search.css';
import type { Placement, SearchPopupProps, VisibleList } from './search-popup.tsx';
import { searchPath } from './search-path.ts';
import { writeInto } from './write-into.ts';

type SearchFieldProps = {
  placement: Placement;
  /** The query that was searched for. */
  query?: string;
  /** The user navigates to the results or to a suggestion. */
  onLeave?: () => void;
};

const CLOSED: VisibleList = { isOpen: false, activeElementId: undefined };
const WRAPS: Record<Placement, string> = { header: 'relative', page: 'relative', sheet: 'contents' };

/**
 * A plain form that works without scripts. Its behaviour while typing is loaded when the user focuses it. The field itself is not
 * replaced.
 */
export function SearchField({ placement, query = '', onLeave = () => {} }: SearchFieldProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const listId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const isLive = useIsHydrated();
  const [visible, setVisible] = useState(CLOSED);
  const [isAwaited, setAwaited] = useState(false);
  const { Popup, prepare } = usePopup();
  useVisibleQuery(input, query);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const requested = input?.value ?? '';
    // SEARCH-1
    if (requested.trim() === '') return;
    onLeave();
    void navigate(toLocale(searchPath(requested)));
  }

  function clear(): void {
    if (!input) return;
    writeInto(input, '');
    input.focus();
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  function fetchSuggestions(): void {
    setAwaited(true);
    prepare();
  }

  return (
    <div className={WRAPS[placement]}>
      <form
        role="search"
        aria-label={_('shell.search.label')}
        action={toLocale('/search')}
        className="relative flex-1"
        onSubmit={submit}
      >
        <Search
          aria-hidden
          className="icon pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-text-3"
        />
        <input
          ref={setInput}
          type="search"
          name="q"
          aria-label={_('shell.search.label')}
          placeholder={_('shell.search.placeholder')}
          defaultValue={query}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts={placement === 'sheet' ? undefined : '/'}
          {...(isLive && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': visible.isOpen,
            'aria-controls': visible.isOpen ? listId : undefined,
            'aria-activedescendant': visible.activeElementId,
          })}
          className="search-input peer min-h-11 w-full appearance-none rounded-pill border border-line-strong bg-surface px-11 text-start text-ui text-text placeholder:text-text-3 high-contrast:border-2"
          onFocus={prepare}
          onClick={fetchSuggestions}
          onInput={fetchSuggestions}
          onKeyDown={(event) => event.key === 'ArrowDown' && fetchSuggestions()}
        />
        {placement === 'header' ? (
          <kbd
            aria-hidden
            data-needs-script=""
            className="pointer-events-none absolute end-4 top-1/2 hidden -translate-y-1/2 rounded-tag border border-line px-2 text-caption font-semibold text-text-3 peer-placeholder-shown:block peer-focus:hidden"
          >
            /
          </kbd>
        ) : null}
        <button
          type="button"
          data-needs-script=""
          aria-label={_('shell.search.clear')}
          title={_('shell.search.clear')}
          className="absolute end-0 top-0 grid size-11 place-items-center rounded-pill peer-placeholder-shown:hidden"
          onClick={clear}
        >
          <X aria-hidden className="icon" />
        </button>
      </form>
      {Popup && input ? <Popup {...{ input, listId, placement, isAwaited, onLeave }} onShow={setVisible} /> : null}
    </div>
  );
}

type PopupPart = (props: SearchPopupProps) => ReactNode;

/** The list and its messages, once they are loaded. */
function usePopup() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [Popup, setPopup] = useState<PopupPart | null>(null);
  const isComing = useRef(false);

  function prepare(): void {
    if (isComing.current) return;
    isComing.current = true;
    Promise.all([import('./search-popup.tsx'), activateMessages(i18n, locale, ['search'])]).then(
      ([{ SearchPopup }]) => setPopup(() => SearchPopup),
      // SEARCH-6: the field can still search, and the next interaction loads it again.
      () => {
        isComing.current = false;
      },
    );
  }
  return { Popup, prepare };
}

/** The field follows the address, including back and forward. Text typed before hydration stays. */
function useVisibleQuery(input: HTMLInputElement | null, query: string): void {
  const visible = useRef(query);
  useEffect(() => {
    if (visible.current === query) return;
    visible.current = query;
    if (input) writeInto(input, query);
  }, [input, query]);
}

import { splitLocale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { ArrowLeft, Search } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { usePageKey } from '../page-keys/use-page-key.ts';
import { SearchField } from './search-field.tsx';

declare global {
  interface Window {
    /** Set by the router in every document. */
    __reactRouterContext?: { isSpaMode: boolean };
  }
}

/**
 * The search field of wide screens, and the button that opens it over the whole of a narrow one. Without scripts the button is a
 * link to the search page. That page has a field of its own, which then is the only one. `id`: the target of a skip link, in
 * either place.
 */
export function HeaderSearch({ id }: { id: string }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const isSearchPage = useIsSearchPage();
  const opener = useRef<HTMLAnchorElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const fieldOfPage = () => document.getElementById(id)?.querySelector('input');
  usePageKey({ key: '/' }, () => {
    const field = fieldOfPage();
    const isVisible = field && field.getClientRects().length > 0;
    (isVisible ? field : opener.current)?.click();
    if (isVisible) field.focus();
  });

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isSearchPage) fieldOfPage()?.focus();
    else setSheetOpen(true);
  }

  return (
    <div id={isSearchPage ? undefined : id} tabIndex={-1} className="flex min-w-0 grow items-center">
      {isSearchPage ? null : (
        <div className="search-in-header ms-5 max-w-field min-w-0 grow">
          <SearchField placement="header" />
        </div>
      )}
      <a
        ref={opener}
        href={toLocale('/search')}
        aria-label={_('shell.search.label')}
        title={_('shell.search.label')}
        className={`search-opener ms-auto ${iconButtonClass}`}
        onClick={open}
      >
        <Search aria-hidden className="icon" />
      </a>
      {isSheetOpen ? <SearchSheet onClose={() => setSheetOpen(false)} /> : null}
    </div>
  );
}

/** A shell is rendered for no particular page, so it hydrates with the layout of any other page. */
function useIsSearchPage(): boolean {
  const isThere = splitLocale(useLocation().pathname).path === '/search';
  return useSyncExternalStore(
    noChange,
    () => isThere,
    () => isThere && !isShell(),
  );
}

function isShell(): boolean {
  return typeof window !== 'undefined' && window.__reactRouterContext?.isSpaMode === true;
}

function noChange(): () => void {
  return () => {};
}

/** The native dialog: it traps the focus, closes with Escape or the back gesture, and restores the focus. */
function SearchSheet({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={_('shell.search.label')}
      className="m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-bg text-text"
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-x-1 py-2 ps-1 pe-3">
        <IconButton
          label={_('shell.search.close')}
          icon={<ArrowLeft aria-hidden className="icon flip-rtl" />}
          onClick={close}
        />
        <SearchField placement="sheet" onLeave={close} />
      </div>
    </dialog>
  );
}

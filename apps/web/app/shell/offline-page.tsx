import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import { localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Bookmark, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { HeldOnDevice } from '../features/device-storage/held-on-device.tsx';
import { DisplayEntry } from '../features/display/display-button.tsx';
import { isCached, type CachedPage, listCachedPages } from '../features/offline/cached-pages.ts';
import { activateMessages } from '../language/messages.ts';
import { useLocale } from '../language/use-locale.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ErrorLayout } from './error-layout.tsx';

const EMERGENCY = '/practical';

/** Why a page only the server has cannot be displayed; null for a page that a device could have. */
const REASONS = { account: 'offline.needs.account', staff: 'offline.needs.staff', signIn: 'offline.needs.signIn' };
type Need = keyof typeof REASONS;

function needOf(path: string): Need | null {
  const access = pageAccess(path);
  // Open to anyone is only where a provider of sign-in sends people back to.
  if (access === 'guest-only' || access === 'anyone') return 'signIn';
  if (access === 'public') return null;
  return access === 'signed-in' ? 'account' : 'staff';
}

/**
 * PWA-9: replaces a page that is not on this device while there is no connection. Offers the available pages. The pages of an
 * account are never stored; there it says so and lists what the device holds. The settings of the device open from here.
 */
export function OfflinePage() {
  const { _ } = useLingui();
  const locale = useLocale();
  const pages = useWhatIsThere();
  const { revalidate } = useRevalidator();
  const { path } = splitLocale(useLocation().pathname);
  const need = needOf(path);
  useEffect(() => {
    const tryAgain = () => void revalidate();
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [revalidate]);

  if (pages === null) return null;
  const emergency = pages.find(({ path }) => path === localePath(locale, EMERGENCY));
  const others = pages.filter((page) => page !== emergency);
  return (
    <ErrorLayout title={_(need ? 'offline.needs.title' : 'offline.page.title')}>
      <p className="text-text-2">{_(need ? REASONS[need] : 'offline.page.why')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => void revalidate()}>
          {_('offline.page.again')}
        </Button>
        <a href={localePath(locale, '/bookmarks')} className={buttonClass()}>
          <Bookmark aria-hidden className="icon" />
          {_('shell.nav.bookmarks')}
        </a>
        {path === '/settings' ? <DisplayEntry className={buttonClass()} /> : null}
      </div>
      {emergency ? (
        <a href={emergency.path} className="text-link">
          {_('offline.page.emergency')}
        </a>
      ) : null}
      {need && need !== 'signIn' ? <HeldOnDevice /> : null}
      <SavedPages pages={others} />
    </ErrorLayout>
  );
}

/** Plain links, because these pages are stored as complete documents. */
function SavedPages({ pages }: { pages: readonly CachedPage[] }) {
  const { _ } = useLingui();
  if (pages.length === 0) {
    return (
      <p className="flex items-center gap-3 text-label text-text-2">
        <WifiOff aria-hidden className="icon shrink-0" />
        {_('offline.page.nothing')}
      </p>
    );
  }
  return (
    <section className="w-full text-start">
      <h2 className="mb-2 text-label font-semibold">{_('offline.page.kept')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className="flex min-h-11 items-center py-2 text-label text-link">
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null until known. If the page is stored as a document but its parts are missing, the document is opened. */
function useWhatIsThere(): readonly CachedPage[] | null {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [pages, setPages] = useState<readonly CachedPage[] | null>(null);
  const look = useEffectEvent(async () => {
    if (!isThisDocument() && (await isCached(location.href))) return location.reload();
    const [found] = await Promise.all([listCachedPages(locale), activateMessages(i18n, locale, ['offline', 'device'])]);
    setPages(found);
  });
  useEffect(() => {
    look().catch(() => setPages([]));
  }, []);
  return pages;
}

/** Whether the document was loaded for the displayed address, so that loading it again would change nothing. */
function isThisDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.name === location.href;
}

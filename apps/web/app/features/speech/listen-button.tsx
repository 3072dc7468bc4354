import { useLingui } from '@lingui/react';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { usePageKey } from '../page-keys/use-page-key.ts';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** The key that pauses and reads on in the player begins the reading, wherever the button is on the page. */
const LISTEN_KEY = { key: 'k', code: 'KeyK' };

/**
 * PROF-7: reads the page aloud. The player and its messages are loaded on the user's intent. The script before first paint
 * removes the button if the browser has no speech. The content changes with the address, so the reading ends with it. The icon
 * alone stands beside a title.
 */
export function ListenButton({ isIcon = false }: { isIcon?: boolean }) {
  const { pathname, search } = useLocation();
  return <Listen key={pathname + search} isIcon={isIcon} />;
}

function Listen({ isIcon }: { isIcon: boolean }) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const load = async () => {
    const [{ Player }] = await Promise.all([import('./player.tsx'), activateMessages(i18n, locale, ['speech'])]);
    return Player;
  };
  const { part: Player, isOpen, setOpen, open, intent } = useOnIntent(load);

  useEffect(() => {
    if (startsByItself()) void open();
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const start = () => {
    if (document.documentElement.dataset.speech !== 'off') void open();
  };
  // The open player has the same key.
  usePageKey(LISTEN_KEY, start, !isOpen);

  function close(): void {
    const isInside = document.activeElement?.closest('[data-player]');
    setOpen(false);
    if (isInside) opener.current?.focus();
  }

  return (
    <div data-listen="" data-needs-script="" className="print:hidden">
      <button
        type="button"
        ref={opener}
        className={isIcon ? iconButtonClass : buttonClass()}
        title={isIcon ? _('shell.listen') : undefined}
        aria-expanded={isOpen}
        aria-keyshortcuts="K"
        onClick={() => (isOpen ? close() : void open())}
        {...intent}
      >
        <Volume2 aria-hidden className="icon" />
        <span className={isIcon ? 'sr-only' : undefined}>{_('shell.listen')}</span>
      </button>
      {isOpen && Player ? <Player onClose={close} /> : null}
    </div>
  );
}

/**
 * Browsers stay silent on a site without an earlier user gesture. The setting is read as text, so that a page loads no more code
 * for it.
 */
function startsByItself(): boolean {
  const saved = deviceStorage.getItem(STORAGE_KEYS.preferences) ?? '';
  return saved.includes('"autoPlay":true') && navigator.userActivation?.hasBeenActive;
}

import { useLingui } from '@lingui/react';
import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';

/** CHAT-4: reads one answer aloud. The player is loaded on the user's intent. */
export function ListenToAnswer({ text }: { text: () => ParentNode | null }) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const load = async () => {
    const [{ Player }] = await Promise.all([
      import('../speech/player.tsx'),
      activateMessages(i18n, locale, ['speech']),
    ]);
    return Player;
  };
  const { part: Player, isOpen, setOpen, open, intent } = useOnIntent(load);

  function close(): void {
    const isInside = document.activeElement?.closest('[data-player]');
    setOpen(false);
    if (isInside) opener.current?.focus();
  }

  return (
    <span data-listen="">
      <IconButton
        ref={opener}
        label={_('shell.listen')}
        icon={<Volume2 aria-hidden className="icon" />}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void open())}
        {...intent}
      />
      {isOpen && Player ? <Player part={text() ?? undefined} onClose={close} /> : null}
    </span>
  );
}

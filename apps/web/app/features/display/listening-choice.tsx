import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';

/** PROF-7: the listening settings are available here too, so that they need no account. Loaded when opened. */
export function ListeningChoice() {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const load = async () => {
    const [{ ListeningPanel }] = await Promise.all([
      import('../speech/listening-panel.tsx'),
      activateMessages(i18n, locale, ['speech']),
    ]);
    return ListeningPanel;
  };
  const { part: Panel, isOpen, setOpen, open, intent } = useOnIntent(load);
  return (
    <div className="flex flex-col gap-3">
      <Button
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
        {...intent}
      >
        {_('shell.display.listening')}
        <ChevronDown aria-hidden className={isOpen ? 'icon-small rotate-180' : 'icon-small'} />
      </Button>
      {isOpen && Panel ? <Panel /> : null}
    </div>
  );
}

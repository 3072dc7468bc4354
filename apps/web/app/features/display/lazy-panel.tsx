import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';

type LazyPanelProps = { label: string; area: 'speech' | 'offline-guide'; load: () => Promise<ComponentType> };

/** A group of settings that is loaded with its messages when opened. */
export function LazyPanel({ label, area, load }: LazyPanelProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const loadPanel = async () => {
    const [Panel] = await Promise.all([load(), activateMessages(i18n, locale, [area])]);
    return Panel;
  };
  const { part: Panel, isOpen, setOpen, open, intent } = useOnIntent(loadPanel);
  return (
    <div className="border-t border-line">
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-3 py-3 text-start text-label font-semibold"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
        {...intent}
      >
        <span className="grow">{label}</span>
        <ChevronDown aria-hidden className={isOpen ? 'icon-small rotate-180' : 'icon-small'} />
      </button>
      {isOpen && Panel ? <Panel /> : null}
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { BellRing } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { useBeachAlertText } from './beach-alert-store.ts';

/** Opens the form of the alert. Its code is loaded on the user's intent. */
export function BeachAlertButton() {
  const { _ } = useLingui();
  const hasAlert = useBeachAlertText() !== '';
  const {
    part: BeachAlertForm,
    isOpen,
    setOpen,
    open,
    intent,
  } = useOnIntent(async () => (await import('./beach-alert-form.tsx')).BeachAlertForm);
  return (
    <div data-needs-script="" className="flex flex-col items-start gap-3 print:hidden">
      <Button aria-expanded={isOpen} onClick={() => (isOpen ? setOpen(false) : void open())} {...intent}>
        <BellRing aria-hidden className="icon-small" />
        {_(hasAlert ? 'live.alert.change' : 'live.alert.open')}
      </Button>
      {isOpen && BeachAlertForm ? <BeachAlertForm onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

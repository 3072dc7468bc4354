import { useLingui } from '@lingui/react';
import { BellPlus, BellRing } from 'lucide-react';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import type { DatedEvent } from './event-reminder.ts';
import { useRemindersText } from './reminders-text.ts';

/** Opens the reminder of an event. What it needs is loaded on the user's intent. */
export function RemindButton({ event, size }: { event: DatedEvent; size?: 'small' }) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const isSet = useRemindersText().includes(`"event-${event.id}"`);
  const {
    part: EventReminderDialog,
    isOpen,
    setOpen,
    open,
    intent,
  } = useOnIntent(async () => {
    const [dialog] = await Promise.all([
      import('./event-reminder-dialog.tsx'),
      activateMessages(i18n, locale, ['reminders']),
    ]);
    return dialog.EventReminderDialog;
  });
  const Icon = isSet ? BellRing : BellPlus;
  return (
    <>
      <Button
        size={size}
        variant={isSet ? 'pressed' : 'secondary'}
        aria-haspopup="dialog"
        data-needs-script=""
        className="print:hidden"
        onClick={() => void open()}
        {...intent}
      >
        <Icon aria-hidden className="icon" />
        {_(isSet ? 'shell.remind.set' : 'shell.remind')}
      </Button>
      {EventReminderDialog ? <EventReminderDialog event={event} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}

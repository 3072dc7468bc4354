import { REMINDER_LABELS } from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useReminderActions } from '../../features/reminders/use-reminder-actions.ts';
import { DevicePanel } from './device-panel.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { ReminderList } from './reminder-list.tsx';

/** The dates a user wants to be reminded of. They are stored on the device, so the server renders none, and no account is needed. */
export function RemindersPage() {
  const { _ } = useLingui();
  const { save } = useReminderActions();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  // A service page links to the form with what it is about.
  const asked = REMINDER_LABELS.find((label) => isHydrated && hash === `#${label}`);
  return (
    <div className="page-width flex min-h-screen flex-col gap-8 pt-2 pb-14 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="headline text-title">{_('reminders.title')}</h1>
        <p className="text-ui text-text-2">{_('reminders.promise')}</p>
        <p className="text-label text-text-2">{_('reminders.shared')}</p>
        <noscript>
          <p className="text-label">{_('reminders.no-script')}</p>
        </noscript>
      </header>
      <div
        data-needs-script=""
        className="flex flex-col gap-8 wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-14"
      >
        <section aria-labelledby="new-reminder" className="flex max-w-measure flex-col gap-4">
          <h2 id="new-reminder" className="border-b border-line pb-3 text-section font-strong">
            {_('reminders.add')}
          </h2>
          <ReminderForm key={asked} label={asked} onSave={save} />
        </section>
        <div className="flex max-w-measure flex-col gap-8">
          <ReminderList />
          <DevicePanel />
        </div>
      </div>
    </div>
  );
}

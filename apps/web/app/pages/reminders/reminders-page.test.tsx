import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readReminders } from '@dalil/domain/reminders/reminder.ts';
import { ToastRegion } from '../../features/announcer/toast-region.tsx';
import { NotificationCorner } from '../../features/notifications/notification-corner.tsx';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { readRemindersText } from '../../features/reminders/reminders-text.ts';
import { RemindersPage } from './reminders-page.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const stored = () => readReminders(readRemindersText());
const open = (path = '/reminders') =>
  renderInPage(
    <>
      <NotificationCorner />
      <RemindersPage />
      <ToastRegion />
    </>,
    { path },
  );
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

async function add(label: string, date: string): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('What expires'), label);
  fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: date } });
  await press('Save reminder');
}

test('DATA-3 a guest adds expiry dates; the nearest is first, and nothing is sent', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  await open();
  await add('Passport', '2026-12-08');
  await add('Emirates ID', '2026-11-23');
  const rows = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Emirates ID', 'Passport']);
  expect(screen.getByText('Expired 3 days ago')).toBeTruthy();
  expect(screen.getByText('Expires in 12 days')).toBeTruthy();
  expect(stored()).toMatchObject([{ label: 'passport' }, { label: 'emiratesId', leads: ['30d', '7d', '1d'] }]);
  expect(send).not.toHaveBeenCalled();
});

test('DATA-3 what lacks a name, a date that exists or a time is not stored, and the form says why', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('What expires'), 'Something else, in my own words');
  for (const lead of ['30 days before', '7 days before', '1 day before']) {
    await userEvent.click(screen.getByRole('checkbox', { name: lead }));
  }
  await press('Save reminder');
  for (const error of [/Enter what it is about/, /Enter a date that exists/, /Choose at least one time/]) {
    expect(screen.getByText(error)).toBeTruthy();
  }
  expect(stored()).toEqual([]);
});

test('DATA-3 a reminder is changed, and a deleted one comes back with Undo', async () => {
  await open('/reminders#tenancy');
  expect(screen.getByLabelText<HTMLSelectElement>('What expires').value).toBe('tenancy');
  await add('Tenancy contract (Ejari)', '2027-05-01');
  await press(/^Change: /);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: '60 days before' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save reminder' }));
  expect(stored()).toMatchObject([{ label: 'tenancy', leads: ['60d', '30d', '7d', '1d'] }]);
  await press(/^Delete: /);
  expect(stored()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(stored()).toMatchObject([{ label: 'tenancy' }]);
});

test('NOTIF-2 what is due stands in the bell of a guest, marked as of this device, until it is done', async () => {
  localStorage.setItem(
    'dalil.reminders',
    JSON.stringify([
      {
        id: 'a',
        kind: 'expiry',
        label: 'visa',
        title: '',
        date: '2026-12-01',
        leads: ['7d'],
        since: '2026-11-01T00:00:00Z',
      },
    ]),
  );
  await open();
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  fireEvent.click(bell);
  const popover = within(await screen.findByRole('dialog'));
  expect(popover.getByText('From this device')).toBeTruthy();
  expect(popover.getByText('Expires in 5 days')).toBeTruthy();
  expect(popover.queryByRole('button', { name: 'Process' })).toBeNull();
  fireEvent.click(popover.getByRole('button', { name: /^Done: / }));
  expect(popover.getByText('No reminder is due.')).toBeTruthy();
});

import { readReminders } from '@dalil/domain/reminders/reminder.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { RemindButton } from './remind-button.tsx';
import { readRemindersText } from './reminders-text.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const show = { id: 'a-show', title: 'A show', href: '/content/a-show' };

async function open(next: { start: string; startTime: string | null }) {
  await renderInPage(<RemindButton event={{ ...show, next }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remind me' }));
  return within(await screen.findByRole('dialog'));
}

test('DATA-3 the button of an event stores a reminder with the chosen times, and the dialog removes it', async () => {
  const dialog = await open({ start: '2026-12-01', startTime: '20:30' });
  fireEvent.click(dialog.getByRole('checkbox', { name: '1 day before' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save reminder' }));
  const stored = { id: 'event-a-show', date: '2026-12-01', time: '20:30', leads: ['2h'], href: '/content/a-show' };
  expect(readReminders(readRemindersText())).toMatchObject([stored]);
  fireEvent.click(await screen.findByRole('button', { name: 'Reminder set' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the reminder' }));
  expect(readRemindersText()).toBe('');
});

test('DATA-3 hours before are offered only where the time is known, and nothing once the event has begun', async () => {
  const dialog = await open({ start: '2026-12-01', startTime: null });
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  cleanup();
  const past = await open({ start: '2026-11-25', startTime: null });
  expect(past.getByText('Has begun or is over')).toBeTruthy();
  expect(past.queryByRole('button', { name: 'Save reminder' })).toBeNull();
});

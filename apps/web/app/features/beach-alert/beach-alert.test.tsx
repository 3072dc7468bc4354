import { readBeachAlert } from '@dalil/domain/city/live/beach-alert.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { beachScores } from '../live/beach-scores.ts';
import { FETCHED_AT, someConditions } from '../live/factories.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { BeachAlertButton } from './beach-alert-button.tsx';
import { BeachAlertSlot } from './beach-alert-slot.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const NOW = new Date(FETCHED_AT);
const scores = () => beachScores(someConditions(), NOW, 36) ?? [];
const stored = () => localStorage.getItem(STORAGE_KEYS.beachAlert);
const KITE_BEACH = { id: 'kite-beach', title: 'Kite Beach', href: '/beaches/kite-beach' };
const ALERT = { beaches: [KITE_BEACH], score: 70, days: ['thu', 'fri'], from: 360, until: 1200 };

async function open(alert: object | null, given = scores(), locale: 'en' | 'ar' | 'hi' | 'ur' = 'en') {
  if (alert) localStorage.setItem(STORAGE_KEYS.beachAlert, JSON.stringify(alert));
  const part = (
    <>
      <BeachAlertSlot scores={given} now={NOW} />
      <BeachAlertButton />
    </>
  );
  await renderInPage(part, { locale, path: '/beaches' });
}

test('PWA-9 the hours that reach the alert of the device are shown with its beaches', async () => {
  await open(ALERT);
  expect(
    await screen.findByText(/^Good for you: Thu, 26 Nov 2026, .12:00. to .20:00., at least .70. out of 100$/),
  ).toBeTruthy();
  expect(screen.getByText(/^After that: Fri, 27 Nov 2026, .06:00./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kite Beach' }).getAttribute('href')).toBe('/beaches/kite-beach');
});

test('PWA-9 no hour reaches the alert, or nothing is known: that is said; without an alert nothing is', async () => {
  await open({ ...ALERT, from: 0, until: 60, score: 90 });
  expect(await screen.findByText(/No hours with .90. or more/)).toBeTruthy();
  cleanup();
  await open(ALERT, []);
  expect(await screen.findByText('The alert for a good sea has no current values.')).toBeTruthy();
  cleanup();
  localStorage.clear();
  await open(null);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('PWA-9 an alert is stored on the device, changed and removed, also without the list of beaches', async () => {
  await open(null);
  fireEvent.click(screen.getByRole('button', { name: 'Tell me when the sea is good' }));
  fireEvent.change(await screen.findByLabelText('At least this score'), { target: { value: '90' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '300' } });
  expect(screen.getByText('The end must be after the beginning.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save on this device' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '600' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mon', pressed: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
  expect(readBeachAlert(stored() ?? '')).toMatchObject({ score: 90, from: 360, until: 600, days: { length: 6 } });
  fireEvent.click(screen.getByRole('button', { name: 'Change or remove the alert' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the alert' }));
  expect(stored()).toBeNull();
});

test('PWA-9 a device that does not store says so, and the alert lasts as long as the page', async () => {
  await open(null);
  fireEvent.click(screen.getByRole('button', { name: 'Tell me when the sea is good' }));
  await screen.findByLabelText('At least this score');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
  expect(screen.getByRole('alert').textContent).toContain('does not allow storing');
  expect(await screen.findByText(/^Good for you/)).toBeTruthy();
  vi.restoreAllMocks();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the alert' }));
});

test.each(['ar', 'hi', 'ur'] as const)('I18N-1 the alert and its form are in %s', async (locale) => {
  await open({ ...ALERT, beaches: [] }, scores(), locale);
  fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  await screen.findAllByRole('combobox');
  const said = [screen.getByRole('status'), ...screen.getAllByRole('button'), document.querySelector('form')];
  expect(said.map((part) => part?.textContent).join(' ')).not.toMatch(/[A-Za-z]{3,}/);
});

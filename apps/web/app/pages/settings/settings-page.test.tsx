import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { writeSettingsFile } from '@dalil/domain/accounts/settings-file.ts';
import { mergePreferences } from '@dalil/domain/accounts/preference-rules.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../features/announcer/toast-store.ts';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { historyStore } from '../../features/history/history-store.ts';
import { pageQueue } from '../../features/offline-sync/page-queue.ts';
import { readPreferences } from '../../features/preferences/preference-store.ts';
import {
  savePreferences,
  type SentChange,
  type SentOutcome,
  sendPreferencesWith,
} from '../../features/preferences/save-preferences.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { BEFORE_PAINT_SCRIPT } from '../../shell/before-paint.ts';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { SETTINGS } from './setting-list.ts';
import { SettingsPage } from './settings-page.tsx';

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia();
  document.documentElement.lang = 'en';
  new Function(BEFORE_PAINT_SCRIPT)();
});

afterEach(() => {
  cleanup();
  sendPreferencesWith(null);
  const visible = toasts.current();
  if (visible) toasts.dismiss(visible.id);
});

const open = (locale: 'en' | 'ar' = 'en') => renderInPage(<SettingsPage />, { path: '/settings', locale });
const preferences = () => readPreferences().preferences;

test('PROF-3 every switch changes its preference immediately, and the page shows it', async () => {
  await open();
  for (const name of ['Larger text', 'Less motion', 'Compact lists', 'Pictures', 'Hijri date', 'High contrast']) {
    await userEvent.click(screen.getByRole('switch', { name }));
  }
  expect(preferences()).toMatchObject({
    accessibility: { largeFonts: true, reduceMotion: true, highContrast: true },
    contentPreferences: { compactMode: true, showImages: false },
    region: { showHijri: false },
  });
  expect(dataset).toMatchObject({
    text: 'large',
    motion: 'reduce',
    contrast: 'high',
    density: 'compact',
    images: 'off',
    hijri: 'off',
  });
});

test('PROF-3 every list of choices keeps what is chosen in it', async () => {
  await open();
  const choose = (name: string, option: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
  await choose('Theme', 'Dark');
  await choose('Digits', 'Of the page’s own script');
  await choose('Urdu headlines', 'Naskh');
  await choose('Clock', '12 hours');
  await choose('Your time zone', 'Asia/Kolkata');
  await choose('Home area', 'Deira');
  await choose('Asr prayer', 'Hanafi school');
  await choose('Items per page in lists', '40');
  expect(preferences()).toMatchObject({
    appearance: { theme: 'dark', digits: 'native', urduScript: 'naskh' },
    region: { clock: '12h', timezone: 'Asia/Kolkata', homeArea: 'deira', asrMethod: 'hanafi' },
    contentPreferences: { articlesPerPage: 40 },
  });
  expect(dataset).toMatchObject({ theme: 'dark', digits: 'native', script: 'naskh', clock: '12h' });
});

test('PROF-3 a change is said, can be taken back, and can be set back to the default', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Reset: Clock' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Clock' }), '12 hours');
  expect(toasts.current()).toMatchObject({ title: expect.stringMatching(/^Saved: .?Clock/), isPassing: true });
  act(() => toasts.current()?.action?.run());
  expect(preferences().region.clock).toBe('locale');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Clock' }), '12 hours');
  await userEvent.click(screen.getByRole('button', { name: 'Reset: Clock' }));
  expect(preferences().region.clock).toBe('locale');
  expect(screen.queryByRole('button', { name: 'Reset: Clock' })).toBeNull();
});

test('PROF-3 settings are found by their words, and how many is said', async () => {
  await open('ar');
  await userEvent.type(screen.getByRole('searchbox'), 'الحنفي');
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(screen.getByText('إعداد واحد')).toBeDefined();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(SETTINGS.length);
});

test('PROF-3 a file shows what it would change and changes nothing before it is applied', async () => {
  await open();
  const other = mergePreferences(DEFAULT_PREFERENCES, { region: { clock: '12h' }, appearance: { theme: 'dark' } });
  const text = writeSettingsFile(other, '2026-11-21T08:00:00.000Z');
  const input = screen.getByLabelText(/Read a settings file/);
  await userEvent.upload(input, new File([text], 'dalil-settings.json', { type: 'application/json' }));
  const changes = await screen.findByRole('heading', { name: 'What the file would change' });
  const list = changes.parentElement as HTMLElement;
  expect(
    within(list)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Theme', 'Clock']);
  expect(preferences().region.clock).toBe('locale');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(preferences()).toMatchObject({ region: { clock: '12h' }, appearance: { theme: 'dark' } });
});

test('PROF-3 a file of something else is rejected with the reason at the field', async () => {
  await open();
  const input = screen.getByLabelText(/Read a settings file/);
  await userEvent.upload(input, new File(['{}'], 'a.json', { type: 'application/json' }));
  expect(await screen.findByText(/holds no settings of the guide/)).toBeDefined();
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('PROF-3 what the account rejects stays on the device and is marked; the next that is taken clears the mark', async () => {
  const sent: SentChange[] = [];
  let answer: SentOutcome = { outcome: 'refused' };
  sendPreferencesWith(async (change) => {
    sent.push(change);
    return answer;
  });
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Compact lists' }));
  expect(sent).toMatchObject([{ category: 'contentPreferences', data: { compactMode: true } }]);
  expect(await screen.findAllByText(/Not synced with your account/)).toHaveLength(4);
  expect(preferences().contentPreferences.compactMode).toBe(true);
  answer = { outcome: 'applied' };
  await userEvent.click(screen.getByRole('switch', { name: 'Pictures' }));
  expect(screen.queryByText(/Not synced with your account/)).toBeNull();
});

test('PROF-3 when another device chose later, its choice holds here and the user is informed', async () => {
  sendPreferencesWith(async () => ({
    outcome: 'older',
    data: { showImages: false, compactMode: false },
    updatedAt: '2026-11-21T09:00:00.000Z',
  }));
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Compact lists' }));
  await screen.findByRole('button', { name: 'Reset: Pictures' });
  expect(preferences().contentPreferences).toMatchObject({ showImages: false, compactMode: false });
  expect(toasts.current()?.title).toMatch(/Another of your devices/);
});

test('PROF-3 PROF-7 how pages are read aloud is set here, and each setting can be taken back and reset', async () => {
  await open();
  for (const name of [
    'Mark what is read',
    'Pause between sentences',
    'Start automatically',
    'Keys on the whole page',
  ]) {
    await userEvent.click(screen.getByRole('switch', { name }));
  }
  for (const [name, value] of Object.entries({ Speed: '1.5', Pitch: '0.8', Volume: '0.4' })) {
    const slider = screen.getByRole('slider', { name });
    await act(async () => fireEvent.input(slider, { target: { value } }));
    await act(async () => fireEvent.change(slider));
  }
  expect(preferences().ttsSettings).toEqual({
    voices: {},
    rate: 1.5,
    pitch: 0.8,
    volume: 0.4,
    autoPlay: true,
    highlightText: false,
    pauseOnPunctuation: false,
    enableShortcuts: false,
  });
  expect(toasts.current()?.title).toMatch(/^Saved: .?Volume/);
  act(() => toasts.current()?.action?.run());
  expect(preferences().ttsSettings.volume).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reset: Speed' }));
  expect(preferences().ttsSettings).toMatchObject({ rate: 1, pitch: 0.8 });
});

test('PROF-7 a slider tells the account once, when it rests', async () => {
  const sent: SentChange[] = [];
  sendPreferencesWith(async (change) => {
    sent.push(change);
    return { outcome: 'applied' };
  });
  await open();
  const slider = screen.getByRole('slider', { name: 'Speed' });
  for (const value of ['1.1', '1.2', '1.3']) await act(async () => fireEvent.input(slider, { target: { value } }));
  expect(slider.getAttribute('aria-valuetext')).toBe('130%');
  expect(sent).toEqual([]);
  await act(async () => fireEvent.change(slider));
  expect(sent).toMatchObject([{ category: 'ttsSettings', data: { rate: 1.3 } }]);
});

test('PROF-3 PROF-7 a file that holds the same voices changes nothing, one with others names them', async () => {
  await open();
  const change = { ttsSettings: { voices: { ur: 'zara' } } };
  await savePreferences(change);
  const text = writeSettingsFile(mergePreferences(DEFAULT_PREFERENCES, change), '2026-11-21T08:00:00.000Z');
  const input = screen.getByLabelText(/Read a settings file/);
  await userEvent.upload(input, new File([text], 'a.json', { type: 'application/json' }));
  expect(await screen.findByText(/the settings you have already/)).toBeDefined();
  await act(() => savePreferences({ ttsSettings: { voices: {} } }));
  expect(await screen.findByText(/Urdu: .?zara/)).toBeDefined();
});

test('PROF-6 the reading history is switched on and off here', async () => {
  await open();
  const history = screen.getByRole('switch', { name: 'Keep a history of what I read' });
  await userEvent.click(history);
  expect(historyStore.read().isOn).toBe(true);
  await userEvent.click(history);
  expect(historyStore.read().isOn).toBe(false);
});

test('ERR-5 DATA-3 clearing the device forgets all but who is signed in, after it was confirmed', async () => {
  localStorage.setItem('dalil.auth', '1');
  localStorage.setItem('dalil.receipts', '[]');
  localStorage.setItem('other-site', 'stays');
  sessionStorage.setItem('dalil.report./news', 'a draft');
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
  bookmarkStore.update(() => ({ owner: 'user-1' }));
  bookmarkStore.change([{ kind: 'folder.add', payload: { folderId: 'a', name: 'Weekend' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear this device' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear this device?' });
  expect(dialog.textContent).toContain('1 change has not reached the server and would be lost.');
  expect(dataset.theme).toBe('dark');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear' }));
  await vi.waitFor(() => expect(toasts.current()?.title).toBe('Data cleared'));
  expect(Object.keys(localStorage).toSorted()).toEqual(['dalil.auth', 'other-site']);
  expect(sessionStorage).toHaveLength(0);
  expect(dataset.theme).toBe('light');
  expect(bookmarkStore.read().visible.folders).toEqual([]);
  expect(await (await pageQueue()).readOwners()).toEqual([]);
});

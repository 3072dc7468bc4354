import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Voice } from '@dalil/domain/language/voices.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { fakeClock } from '../announcer/factories.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { testEngine, voice } from './factories.ts';
import { Player } from './player.tsx';
import { speechSettings } from './speech-settings.ts';

const VOICES = [voice('amy', 'en-GB'), voice('zara', 'ur-PK'), voice('cloud', 'en-AU', false)];

beforeEach(() => {
  stubMatchMedia();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Opened = { voices?: readonly Voice[]; locale?: Locale; lang?: Locale; text?: string };

async function open({ voices = VOICES, locale = 'en', lang = 'en', text = 'One. Two. Three.' }: Opened = {}) {
  const clock = fakeClock();
  const engine = testEngine(clock, voices);
  const onClose = vi.fn<() => void>();
  document.documentElement.lang = lang;
  document.body.innerHTML = `<p data-read="">${text}</p>`;
  await renderInPage(
    <>
      <textarea aria-label="A message" />
      <Player engine={engine} clock={clock} onClose={onClose} />
    </>,
    { locale },
  );
  const advance = (milliseconds: number) => act(async () => clock.advance(milliseconds));
  return { engine, onClose, advance, utterances: () => engine.utterances.map((one) => one.text) };
}

const key = (name: string, target: Element = document.body) =>
  act(async () => fireEvent.keyDown(target, { key: name }));

test('PROF-7 it begins to read, says how far it is, and is accessible', async () => {
  const { utterances, advance } = await open();
  const player = screen.getByRole('region', { name: 'Reading aloud' });
  expect(utterances()).toEqual(['One.']);
  expect(player.textContent).toContain('1 of 3');
  await advance(700);
  expect(player.textContent).toContain('2 of 3');
  await expectAccessible(player);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pause' })));
  await advance(10_000);
  expect(player.textContent).toContain('2 of 3');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read on' })));
  await advance(10_000);
  expect(player.textContent).toContain('Read to the end');
});

test('PROF-7 keys steer it from the page, but not while something is typed or with other keys held', async () => {
  const { utterances, advance, onClose } = await open();
  await key('l');
  await advance(70);
  expect(utterances().at(-1)).toBe('Two.');
  await key('j');
  await advance(70);
  expect(utterances().at(-1)).toBe('One.');
  await key('k');
  expect(screen.getByRole('button', { name: 'Read on' })).toBeDefined();
  await key(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  await key(']');
  expect(speechSettings.read().rate).toBe(1.1);
  await key('[');
  expect(speechSettings.read().rate).toBe(1);
  const message = screen.getByRole('textbox', { name: 'A message' });
  for (const name of ['k', ' ', 'l', 'Escape']) await key(name, message);
  await act(async () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  await key('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('PROF-7 keys can be switched off, and stand where they stand on an Arabic keyboard', async () => {
  const { utterances, advance } = await open();
  await act(async () => fireEvent.keyDown(document.body, { key: 'م', code: 'KeyL' }));
  await advance(70);
  expect(utterances().at(-1)).toBe('Two.');
  await act(async () => speechSettings.change({ enableShortcuts: false }));
  await key('k');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

test('PROF-7 voices that come late are waited for, and none at all is said', async () => {
  const { engine, advance, utterances } = await open({ voices: [] });
  expect(screen.getByText('Looking for a voice…')).toBeDefined();
  await act(async () => engine.setVoices(VOICES));
  expect(utterances()).toEqual(['One.']);
  cleanup();
  const second = await open({ voices: [voice('amy', 'en-GB')], lang: 'ur', locale: 'ur', text: 'ایک۔ دو۔' });
  await second.advance(2_000);
  expect(await screen.findByRole('dialog', { name: 'اس آلے پر اردو کی آواز نہیں ہے' })).toBeDefined();
  expect(screen.getByText(/یہاں ان زبانوں کی آواز ہے/).textContent).toContain('انگریزی');
  expect(second.utterances()).toEqual([]);
  await advance(0);
});

test('I18N-2 PROF-7 a text shown in English on an Urdu page is read by an English voice', async () => {
  const { engine } = await open({ lang: 'en', locale: 'ur' });
  expect(engine.utterances[0]).toMatchObject({ voice: 'amy', text: 'One.' });
});

test('PROF-7 a voice that needs a connection is named, and not used offline', async () => {
  await open({ voices: [voice('cloud', 'en-AU', false)] });
  expect(screen.getByText(/^This voice needs a connection/)).toBeDefined();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { utterances } = await open({ voices: [voice('cloud', 'en-AU', false)] });
  expect(await screen.findByText(/it needs a connection, and there is none/)).toBeDefined();
  expect(utterances()).toEqual([]);
});

test('PROF-7 settings hold immediately, are stored with the preferences and change what is heard', async () => {
  const { engine, advance } = await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'How it is read' })));
  const sheet = await screen.findByRole('dialog', { name: 'How it is read' });
  await expectAccessible(sheet);
  const select = screen.getByRole('combobox', { name: 'Voice for English' });
  await act(async () => fireEvent.change(select, { target: { value: 'cloud' } }));
  await advance(70);
  expect(engine.utterances.at(-1)).toMatchObject({ voice: 'cloud' });
  await act(async () => fireEvent.change(screen.getByRole('slider', { name: 'Pitch' }), { target: { value: '0.8' } }));
  await act(async () => fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } }));
  await advance(70);
  expect(engine.utterances.at(-1)).toMatchObject({ pitch: 0.8, volume: 0.4 });
  expect(screen.getByText('Space, K')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Keys on the whole page' })));
  expect(screen.queryByText('Space, K')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Mark what is read' })));
  expect(document.querySelector('[data-reading]')).toBeNull();
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.preferences) ?? '').ttsSettings).toEqual({
    voices: { en: 'cloud' },
    pitch: 0.8,
    volume: 0.4,
    highlightText: false,
    enableShortcuts: false,
  });
});

test('PROF-7 without marks of ranges the block that is read is marked, and nothing when it is over', async () => {
  const { advance } = await open();
  expect(document.querySelector('[data-reading]')?.textContent).toBe('One. Two. Three.');
  await advance(20_000);
  await waitFor(() => expect(document.querySelector('[data-reading]')).toBeNull());
});

test('PROF-7 leaving the page silences it', async () => {
  const { engine } = await open();
  expect(engine.isSpeaking()).toBe(true);
  await act(async () => fireEvent(window, new Event('pagehide')));
  expect(engine.isSpeaking()).toBe(false);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read on' })));
  expect(engine.isSpeaking()).toBe(true);
  cleanup();
  expect(engine.isSpeaking()).toBe(false);
});

test.each([
  ['', 1],
  ['{', 1],
  ['null', 1],
  ['{"ttsSettings":{"rate":9}}', 1],
  ['{"ttsSettings":{"rate":"2"}}', 1],
  ['{"ttsSettings":{"rate":1.5}}', 1.5],
])('PROF-7 settings kept as %s are read without harm', (saved, rate) => {
  localStorage.setItem(STORAGE_KEYS.preferences, saved);
  const { voices, ...settings } = speechSettings.read();
  expect(settings).toMatchObject({ rate, highlightText: true, enableShortcuts: true });
  expect(voices).toEqual({});
});

test('PROF-7 settings a device cannot store live as long as the page', () => {
  const rejected = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  speechSettings.change({ rate: 1.5 });
  expect(speechSettings.read().rate).toBe(1.5);
  rejected.mockRestore();
  speechSettings.change({ rate: 1 });
  expect(speechSettings.read().rate).toBe(1);
});

test('PROF-7 other choices leave the settings the same object, so that nothing is said twice', async () => {
  speechSettings.change({ rate: 1.2 });
  const before = speechSettings.read();
  await savePreferences({ contentPreferences: { compactMode: true } });
  expect(speechSettings.read()).toBe(before);
});

import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Voice } from '@dalil/domain/language/voices.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { fakeClock } from '../announcer/factories.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { DeviceSpeech } from './device-speech.tsx';
import { testEngine, voice } from './factories.ts';
import { SpeechControls } from './speech-controls.tsx';
import { speechSettings } from './speech-settings.ts';

beforeEach(() => {
  stubMatchMedia();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(voices: readonly Voice[], languages: readonly Locale[] = ['en', 'ur']) {
  const clock = fakeClock();
  const engine = testEngine(clock, voices);
  const { container } = await renderInPage(
    <DeviceSpeech engine={engine} clock={clock}>
      {(device) => <SpeechControls languages={languages} {...device} />}
    </DeviceSpeech>,
  );
  const advance = (milliseconds: number) => act(async () => clock.advance(milliseconds));
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return { engine, advance, press, container };
}

test('PROF-7 each language has its voice or an honest word that there is none, and all of it is accessible', async () => {
  const { container } = await open([voice('amy', 'en-GB')]);
  expect(screen.getByRole('combobox', { name: 'Voice for English' })).toBeDefined();
  expect(screen.getByText('No Urdu voice on this device')).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Voice for Urdu' })).toBeNull();
  await expectAccessible(container);
});

test('PROF-7 an example is heard with what is set, again when something is changed, and stops when asked', async () => {
  const { engine, advance, press } = await open([voice('amy', 'en-GB'), voice('bob', 'en-US')]);
  speechSettings.change({ voices: { en: 'bob' }, rate: 1.5, pitch: 0.8, volume: 0.5 });
  await press('Hear an example: English');
  expect(engine.utterances).toEqual([
    { text: 'This is how the guide sounds.', voice: 'bob', rate: 1.5, pitch: 0.8, volume: 0.5 },
  ]);
  await act(async () => speechSettings.change({ pitch: 1.2 }));
  await advance(70);
  expect(engine.utterances.at(-1)).toMatchObject({ pitch: 1.2, voice: 'bob' });
  await press('Stop');
  expect(engine.isSpeaking()).toBe(false);
  const before = engine.utterances.length;
  await advance(10_000);
  expect(engine.utterances).toHaveLength(before);
});

test('PROF-7 an example ends by itself, and is silenced when its page is left', async () => {
  const { engine, advance, press } = await open([voice('zara', 'ur-PK')]);
  await press('Hear an example: Urdu');
  await advance(30_000);
  expect(engine.utterances).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Hear an example: Urdu' })).toBeDefined();
  await press('Hear an example: Urdu');
  cleanup();
  expect(engine.isSpeaking()).toBe(false);
});

test('PROF-7 an example that is not heard is said', async () => {
  const { engine, advance, press } = await open([voice('amy', 'en-GB')]);
  engine.manner = 'refuses';
  await press('Hear an example: English');
  await advance(10);
  expect(screen.getByRole('status').textContent).toContain('The voice said nothing');
});

test('PROF-7 a voice of another device stays chosen, and is named as one this device does not have', async () => {
  speechSettings.change({ voices: { en: 'of-the-phone' } });
  await open([voice('amy', 'en-GB')]);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice for English' });
  expect(select.selectedOptions[0]?.textContent).toBe('Chosen on another device, not found on this one');
  await act(async () => fireEvent.change(select, { target: { value: 'amy' } }));
  expect(speechSettings.read().voices).toEqual({ en: 'amy' });
});

test('PROF-7 voices that need a connection are offered only with one, and the reason is said without', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open([voice('cloud', 'en-AU', false)], ['en']);
  expect(screen.getByText(/There is one that needs a connection/)).toBeDefined();
});

test('PROF-7 a browser that cannot speak says so', async () => {
  await renderInPage(<DeviceSpeech>{() => <p>Voices</p>}</DeviceSpeech>);
  expect(screen.getByText('This browser cannot read aloud.')).toBeDefined();
});

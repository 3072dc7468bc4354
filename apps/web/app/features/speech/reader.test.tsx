import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { afterEach, expect, test } from 'vitest';
import { fakeClock } from '../announcer/factories.ts';
import { testEngine, voice } from './factories.ts';
import { collectSentences } from './passages.ts';
import { createReader } from './reader.ts';
import type { SpeechSettings } from './speech-settings.ts';

const HTML = `<div data-read=""><h2>Nol card</h2><p>It costs AED 25. Call <a href="tel:+9718009090">800 9090</a> for more.</p></div>`;

afterEach(() => {
  document.body.innerHTML = '';
});

function setUp(change: Partial<SpeechSettings> = {}, voices = [voice('amy', 'en-GB'), voice('bob', 'en-US')]) {
  document.body.innerHTML = HTML;
  const clock = fakeClock();
  const engine = testEngine(clock, voices);
  const device = { settings: { ...DEFAULT_PREFERENCES.ttsSettings, ...change }, isOnline: true };
  const reader = createReader(
    { engine, clock, settings: () => device.settings, isOnline: () => device.isOnline },
    collectSentences(document),
  );
  const utterances = () => engine.utterances.map(({ text }) => text);
  return { clock, engine, reader, device, utterances };
}

test('PROF-7 sentence after sentence is said as a person would, and then it ends', () => {
  const { reader, clock, utterances } = setUp();
  reader.play();
  expect(reader.state()).toMatchObject({ status: 'playing', at: 0 });
  clock.advance(60_000);
  expect(utterances()).toEqual(['Nol card', 'It costs 25 dirhams.', 'Call 8 0 0, 9 0 9 0 for more.']);
  expect(reader.state()).toMatchObject({ status: 'ended', at: 2, problem: null });
  reader.play();
  expect(reader.state()).toMatchObject({ status: 'playing', at: 0 });
});

test('PROF-7 the word being said is known in the shown text', () => {
  const { reader, clock } = setUp();
  const words: string[] = [];
  reader.subscribe(() => {
    const { at, word } = reader.state();
    const text = word && reader.sentences[at]?.passage.text.slice(word.start, word.end);
    if (text && words.at(-1) !== text) words.push(text);
  });
  reader.play();
  clock.advance(60_000);
  expect(words.slice(0, 6)).toEqual(['Nol', 'card', 'It', 'costs', 'AED 25', 'Call']);
});

test('PROF-7 a pause silences immediately, and going on begins with the word that was cut', () => {
  const { reader, clock, engine, utterances } = setUp();
  reader.play();
  reader.next();
  clock.advance(300);
  reader.pause();
  expect(engine.isSpeaking()).toBe(false);
  clock.advance(60_000);
  expect(reader.state()).toMatchObject({ status: 'paused', at: 1, problem: null });
  reader.toggle();
  clock.advance(100);
  expect(utterances().at(-1)).toBe('costs 25 dirhams.');
});

test('PROF-7 back and on by sentences, within the text, also while it pauses', () => {
  const { reader, clock, utterances } = setUp();
  reader.previous();
  reader.next();
  reader.next();
  reader.next();
  expect(reader.state()).toMatchObject({ status: 'paused', at: 2 });
  expect(utterances()).toEqual([]);
  reader.previous();
  reader.play();
  clock.advance(100);
  expect(utterances()).toEqual(['It costs 25 dirhams.']);
});

test('PROF-7 voice, rate, pitch and volume are the user’s, a change is heard from the next word on', () => {
  const { reader, clock, engine, device } = setUp({ rate: 1.5, pitch: 0.8, volume: 0.5, voices: { en: 'bob' } });
  reader.play();
  expect(engine.utterances[0]).toEqual({ text: 'Nol card', voice: 'bob', rate: 1.5, pitch: 0.8, volume: 0.5 });
  clock.advance(200);
  device.settings = { ...device.settings, voices: {}, rate: 2 };
  reader.refresh();
  clock.advance(100);
  expect(engine.utterances.at(-1)).toMatchObject({ text: 'card', voice: 'amy', rate: 2 });
});

test.each([
  [true, 1],
  [false, 2],
])('PROF-7 with pauses after marks %s, %i sentences are begun at the same moment', (pauseOnPunctuation, begun) => {
  const { reader, clock, engine } = setUp({ pauseOnPunctuation });
  reader.play();
  clock.advance(10 + 2 * 200 + 1);
  expect(engine.utterances.length).toBe(begun);
});

test.each([
  ['silent', 'silent', 4_000],
  ['refuses', 'not-allowed', 10],
] as const)('PROF-7 an engine that %s is reported, and can be tried again', (manner, problem, after) => {
  const { reader, clock, engine, utterances } = setUp();
  engine.manner = manner;
  reader.play();
  clock.advance(after);
  expect(reader.state()).toMatchObject({ status: 'paused', problem });
  engine.manner = 'speaks';
  reader.play();
  clock.advance(100);
  expect(reader.state()).toMatchObject({ status: 'playing', problem: null });
  expect(utterances()).toEqual(['Nol card']);
});

test('PROF-7 an engine that never ends a part is cut off and the reading goes on', () => {
  const { reader, clock, engine, utterances } = setUp();
  engine.manner = 'never-ends';
  reader.play();
  clock.advance(20_000);
  expect(utterances().slice(0, 2)).toEqual(['Nol card', 'It costs 25 dirhams.']);
});

test('PROF-7 a voice that needs a connection is not used without it', () => {
  const { reader, clock, device, utterances } = setUp({}, [voice('cloud', 'en-GB', false)]);
  reader.play();
  clock.advance(100);
  expect(utterances()).toEqual(['Nol card']);
  device.isOnline = false;
  reader.next();
  clock.advance(100);
  expect(reader.state()).toMatchObject({ status: 'paused', problem: 'no-voice' });
  expect(utterances()).toEqual(['Nol card']);
});

test('PROF-7 silenced from outside it pauses without a complaint', () => {
  const { reader, clock, engine } = setUp();
  reader.play();
  clock.advance(100);
  engine.cancel();
  clock.advance(100);
  expect(reader.state()).toMatchObject({ status: 'paused', problem: null });
});

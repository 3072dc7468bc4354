import type { Locale } from '@dalil/domain/language/locale.ts';
import type { TextSpan } from '@dalil/domain/language/sentences.ts';
import { spokenText } from '@dalil/domain/language/spoken-text.ts';
import { chooseVoice } from '@dalil/domain/language/voices.ts';
import type { Clock } from '../announcer/clock.ts';
import type { Sentence } from './passages.ts';
import type { SpeechEngine, Utterance } from './speech-engine.ts';
import { pauseLength, phonesIn, type SpeechPart, speechParts } from './speech-parts.ts';
import type { SpeechSettings } from './speech-settings.ts';

/** `silent`: the browser accepted the text and did not speak. `no-voice`: the language lost its voice, as when offline. */
export type ReadingProblem = 'silent' | 'not-allowed' | 'no-voice' | 'network' | 'failed';
export type ReaderState = {
  status: 'ready' | 'playing' | 'paused' | 'ended';
  /** The index of the sentence, from 0. */
  at: number;
  /** The word being spoken, in the text of the sentence's passage. */
  word: TextSpan | null;
  problem: ReadingProblem | null;
};
export type ReaderDeps = {
  engine: SpeechEngine;
  clock: Clock;
  settings: () => SpeechSettings;
  isOnline: () => boolean;
};
export type Reader = ReturnType<typeof createReader>;

/** An engine that has not started within this time (milliseconds) will not start. */
const START_WITHIN = 4_000;
/** The maximum time per character (milliseconds). An engine that takes longer is stuck. */
const MAX_PER_CHARACTER = 250;
/** Some engines lose an utterance that is passed to them while they are being cancelled (milliseconds). */
const AFTER_CANCEL = 60;

/**
 * Reads sentences with the browser's speech, one short part at a time, which avoids browser bugs with long texts and with pause
 * and resume. A pause ends the part; resuming repeats its last word.
 */
export function createReader(deps: ReaderDeps, sentences: readonly Sentence[]) {
  const { engine, clock } = deps;
  const listeners = new Set<() => void>();
  let state: ReaderState = { status: 'ready', at: 0, word: null, problem: null };
  /** Events of an utterance from an earlier turn are ignored. */
  let turn = 0;
  let stopTimer = () => {};
  /** References that prevent the browser from garbage-collecting an utterance together with its events. */
  const held = new Set<Utterance>();
  let goOnAt = 0;

  function show(change: Partial<ReaderState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function silence(): boolean {
    turn++;
    stopTimer();
    held.clear();
    const wasSpeaking = engine.isSpeaking();
    if (wasSpeaking) engine.cancel();
    return wasSpeaking;
  }

  function wait(milliseconds: number, task: () => void): void {
    stopTimer();
    if (milliseconds > 0) stopTimer = clock.after(milliseconds, task);
    else task();
  }

  function canSpeak(language: Locale): boolean {
    return voiceOf(language) !== null;
  }

  function voiceOf(language: Locale) {
    return chooseVoice(engine.voices(), language, deps.settings().voices[language], deps.isOnline());
  }

  function fail(problem: ReadingProblem): void {
    silence();
    show({ status: 'paused', problem });
  }

  function begin(at: number, from = sentences[at]?.start ?? 0): void {
    const wasSpeaking = silence();
    const sentence = sentences[at];
    if (!sentence) return;
    goOnAt = from;
    show({ status: 'playing', at, word: null, problem: null });
    const parts = speechParts(sentence, from, { rate: deps.settings().rate, canSpeak });
    wait(wasSpeaking ? AFTER_CANCEL : 0, () => speak(sentence, parts, 0));
  }

  function speak(sentence: Sentence, parts: readonly SpeechPart[], index: number): void {
    const part = parts[index];
    if (!part) return next(state.at);
    const { rate, pitch, volume } = deps.settings();
    const visible = sentence.passage.text.slice(part.start, part.end);
    const spoken = spokenText(visible, part.language, phonesIn(sentence.passage, part));
    if (!/[\p{L}\p{N}]/u.test(spoken.text)) return speak(sentence, parts, index + 1);
    const voice = voiceOf(part.language);
    if (!voice) return fail('no-voice');
    goOnAt = part.start;
    const mine = turn;
    const utterance = engine.createUtterance(spoken.text, voice);
    Object.assign(utterance, { lang: voice.lang.replace('_', '-'), rate, pitch, volume });
    const whenMine =
      <E>(act: (event: E) => void) =>
      (event: E) => {
        if (mine === turn) act(event);
      };
    const finish = () => {
      turn++;
      held.clear();
      const { pauseOnPunctuation } = deps.settings();
      wait(pauseLength(part.pause, rate, pauseOnPunctuation), () => speak(sentence, parts, index + 1));
    };
    let hasBegun = false;
    const onStart = whenMine(() => {
      hasBegun = true;
    });
    const onBoundary = whenMine<SpeechSynthesisEvent>(({ name, charIndex }) => {
      hasBegun = true;
      if (name === 'sentence') return;
      const { start, end } = spoken.sourceOf(charIndex);
      if (end <= start) return;
      goOnAt = part.start + start;
      show({ word: { start: goOnAt, end: part.start + end } });
    });
    const onError = whenMine<SpeechSynthesisErrorEvent>(({ error }) => {
      const problem = problemOf(error);
      if (problem) fail(problem);
      else pause();
    });
    utterance.addEventListener('start', onStart);
    utterance.addEventListener('boundary', onBoundary);
    utterance.addEventListener('end', whenMine(finish));
    utterance.addEventListener('error', onError);
    held.add(utterance);
    engine.speak(utterance);
    const longest = (spoken.text.length * MAX_PER_CHARACTER) / rate;
    wait(START_WITHIN, () => {
      if (!hasBegun && !engine.isSpeaking()) return fail('silent');
      // Some engines never report the end.
      wait(longest, () => {
        if (engine.isSpeaking()) engine.cancel();
        finish();
      });
    });
  }

  function next(from: number): void {
    if (from + 1 < sentences.length) return begin(from + 1);
    silence();
    show({ status: 'ended', word: null });
  }

  function play(): void {
    if (state.status === 'ended') return begin(0);
    begin(state.at, state.status === 'paused' ? goOnAt : undefined);
  }

  function pause(): void {
    if (state.status !== 'playing') return;
    silence();
    show({ status: 'paused' });
  }

  function goTo(at: number): void {
    const target = Math.max(0, Math.min(at, sentences.length - 1));
    if (state.status === 'playing') return begin(target);
    goOnAt = sentences[target]?.start ?? 0;
    show({ status: 'paused', at: target, word: null, problem: null });
  }

  return {
    sentences,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    play,
    pause,
    toggle: () => (state.status === 'playing' ? pause() : play()),
    previous: () => goTo(state.at - 1),
    next: () => goTo(state.at + 1),
    /** Repeats the present word with the changed settings. */
    refresh: () => {
      if (state.status === 'playing') begin(state.at, goOnAt);
    },
    stop: () => void silence(),
  };
}

/** Null if something else cancelled the speech: another tab, or the system. */
function problemOf(error: SpeechSynthesisErrorCode): ReadingProblem | null {
  switch (error) {
    case 'interrupted':
    case 'canceled':
      return null;
    case 'not-allowed':
      return 'not-allowed';
    case 'network':
      return 'network';
    case 'voice-unavailable':
    case 'language-unavailable':
      return 'no-voice';
    default:
      return 'failed';
  }
}

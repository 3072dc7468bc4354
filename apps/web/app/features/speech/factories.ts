import type { Voice } from '@dalil/domain/language/voices.ts';
import type { Clock } from '../announcer/clock.ts';
import type { SpeechEngine, Utterance } from './speech-engine.ts';

export function voice(voiceURI: string, lang: string, localService = true): Voice {
  return { voiceURI, name: voiceURI, lang, localService, default: false };
}

/** One utterance, with the voice it was made for. */
class TestUtterance extends EventTarget {
  lang = '';
  rate = 1;
  pitch = 1;
  volume = 1;
  readonly text: string;
  readonly voice: Voice;

  constructor(text: string, voice: Voice) {
    super();
    this.text = text;
    this.voice = voice;
  }

  report(name: string, details: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), details));
  }
}

export type SpokenPart = { text: string; voice: string; rate: number; pitch: number; volume: number };
export type TestEngine = SpeechEngine & {
  /** All utterances, in order. */
  utterances: SpokenPart[];
  setVoices: (voices: readonly Voice[]) => void;
  /** How the engine treats an utterance: speak it, accept it silently, reject it, or never end. */
  manner: 'speaks' | 'silent' | 'refuses' | 'never-ends';
};

export const WORD_TAKES = 200;

/**
 * Speech as the standard describes it, on a clock controlled by the test: a word takes 200 ms at rate 1 and fires a boundary
 * event. A cancelled utterance reports an error, with a delay.
 */
export function testEngine(clock: Clock, given: readonly Voice[]): TestEngine {
  let voices = given;
  const listeners = new Set<() => void>();
  let current: { utterance: TestUtterance; stop: () => void } | null = null;

  function run(utterance: TestUtterance): void {
    const words = Array.from(utterance.text.matchAll(/\S+/gu), ({ index }) => index);
    const step = (at: number) => {
      if (!current) return;
      if (at === words.length) {
        if (engine.manner === 'never-ends') return;
        current = null;
        utterance.report('end');
        return;
      }
      utterance.report('boundary', { name: 'word', charIndex: words[at] });
      if (current) current.stop = clock.after(WORD_TAKES / utterance.rate, () => step(at + 1));
    };
    const stop = clock.after(10, () => {
      utterance.report('start');
      step(0);
    });
    current = { utterance, stop };
  }

  const engine: TestEngine = {
    utterances: [],
    manner: 'speaks',
    setVoices(next) {
      voices = next;
      for (const listener of listeners) listener();
    },
    isSpeaking: () => current !== null,
    voices: () => voices,
    onVoices(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    createUtterance: (text, one) => new TestUtterance(text, one) as TestUtterance & Utterance,
    speak(given) {
      const utterance = given as unknown as TestUtterance;
      if (engine.manner === 'silent') return;
      if (engine.manner === 'refuses') {
        clock.after(1, () => utterance.report('error', { error: 'not-allowed' }));
        return;
      }
      const { text, rate, pitch, volume } = utterance;
      engine.utterances.push({ text, voice: utterance.voice.voiceURI, rate, pitch, volume });
      run(utterance);
    },
    cancel() {
      const cancelled = current;
      current = null;
      cancelled?.stop();
      clock.after(5, () => cancelled?.utterance.report('error', { error: 'interrupted' }));
    },
  };
  return engine;
}

import type { Locale } from '@dalil/domain/language/locale.ts';
import { splitSentences } from '@dalil/domain/language/sentences.ts';
import { VOICES } from '@dalil/domain/languages/tables/voices.ts';
import { useEffect, useRef, useState } from 'react';
import type { Clock } from '../announcer/clock.ts';
import type { Passage, Sentence } from './passages.ts';
import { createReader, type Reader, type ReadingProblem } from './reader.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { speechSettings } from './speech-settings.ts';

export type Example = {
  /** The language being played. */
  playing: Locale | null;
  problem: ReadingProblem | null;
  /** Starts the example of a language, or stops it. */
  toggle: (language: Locale) => void;
};

/** PROF-7: plays an example with all present settings. A change is audible immediately. */
export function useExample(engine: SpeechEngine | null, clock: Clock): Example {
  const [visible, setVisible] = useState<Omit<Example, 'toggle'>>({ playing: null, problem: null });
  const reader = useRef<Reader | null>(null);

  useEffect(() => {
    const silence = () => reader.current?.stop();
    let utterances = speechSettings.read();
    const unsubscribe = speechSettings.subscribe(() => {
      if (speechSettings.read() === utterances) return;
      utterances = speechSettings.read();
      reader.current?.refresh();
    });
    addEventListener('pagehide', silence);
    return () => {
      removeEventListener('pagehide', silence);
      unsubscribe();
      silence();
    };
  }, []);

  function toggle(language: Locale): void {
    reader.current?.stop();
    reader.current = null;
    if (!engine || visible.playing === language) return setVisible({ playing: null, problem: null });
    const deps = { engine, clock, settings: speechSettings.read, isOnline: () => navigator.onLine };
    const made = createReader(deps, exampleSentences(language));
    made.subscribe(() => {
      const { status, problem } = made.state();
      if (reader.current === made) setVisible({ playing: status === 'playing' ? language : null, problem });
    });
    reader.current = made;
    made.play();
  }

  return { ...visible, toggle };
}

/** A sample text in the language a voice speaks, whatever that of the page, as sentences. They are not on the page. */
function exampleSentences(language: Locale): Sentence[] {
  const text = VOICES[language].example;
  const node = document.createTextNode(text);
  const runs = [{ start: 0, end: text.length, node, language, isPhone: false }];
  const passage: Passage = { text, language, runs, element: document.createElement('p') };
  const spans = splitSentences(text);
  return spans.map((span, at) => ({ ...span, passage, isLast: at === spans.length - 1 }));
}

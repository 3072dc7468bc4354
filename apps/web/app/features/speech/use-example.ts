import type { Locale } from '@dalil/domain/language/locale.ts';
import { useEffect, useRef, useState } from 'react';
import type { Clock } from '../announcer/clock.ts';
import { exampleSentences } from './examples.ts';
import { createReader, type Reader, type ReadingProblem } from './reader.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { speechSettings } from './speech-settings.ts';

export type Example = {
  /** The language that is heard now. */
  playing: Locale | null;
  problem: ReadingProblem | null;
  /** Begins the example of a language, or silences it. */
  toggle: (language: Locale) => void;
};

/** PROF-7: lets a reader hear what they set, with everything they have set; a change is heard at once. */
export function useExample(engine: SpeechEngine | null, clock: Clock): Example {
  const [shown, setShown] = useState<Omit<Example, 'toggle'>>({ playing: null, problem: null });
  const reader = useRef<Reader | null>(null);

  useEffect(() => {
    const silence = () => reader.current?.stop();
    let heard = speechSettings.read();
    const unsubscribe = speechSettings.subscribe(() => {
      if (speechSettings.read() === heard) return;
      heard = speechSettings.read();
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
    if (!engine || shown.playing === language) return setShown({ playing: null, problem: null });
    const deps = { engine, clock, settings: speechSettings.read, isOnline: () => navigator.onLine };
    const made = createReader(deps, exampleSentences(language));
    made.subscribe(() => {
      const { status, problem } = made.state();
      if (reader.current === made) setShown({ playing: status === 'playing' ? language : null, problem });
    });
    reader.current = made;
    made.play();
  }

  return { ...shown, toggle };
}

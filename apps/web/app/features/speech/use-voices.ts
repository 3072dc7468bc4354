import type { Voice } from '@dalil/domain/language/voices.ts';
import { useEffect, useState } from 'react';
import type { Clock } from '../announcer/clock.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** Browsers load their voices late. A device without any never reports that. In milliseconds. */
const VOICES_WITHIN = 2_000;

/** The voices of the device as they load. Null as long as they may still be loading. */
export function useVoices(engine: SpeechEngine, clock: Clock): readonly Voice[] | null {
  const [voices, setVoices] = useState(() => (engine.voices().length > 0 ? engine.voices() : null));
  useEffect(() => {
    const update = () => setVoices([...engine.voices()]);
    const stopWaiting = clock.after(VOICES_WITHIN, update);
    const stopListening = engine.onVoices(update);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [engine, clock]);
  return voices;
}

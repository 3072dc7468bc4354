import type { Voice } from '@dalil/domain/language/voices.ts';
import { useEffect, useState } from 'react';
import type { Clock } from '../announcer/clock.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** Browsers hand out their voices late; a device without any never says so. */
const VOICES_WITHIN = 2_000;

/** The voices of the device as they come, and null as long as they may still be on their way. */
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

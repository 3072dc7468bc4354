import type { Voice } from '@dalil/domain/language/voices.ts';

/** One utterance, with the properties browsers define. */
export type Utterance = Pick<
  SpeechSynthesisUtterance,
  'text' | 'lang' | 'rate' | 'pitch' | 'volume' | 'addEventListener'
>;

/** The part of the browser's speech API that reading aloud uses. Injected, so that a test can provide its own. */
export type SpeechEngine = {
  isSpeaking: () => boolean;
  voices: () => readonly Voice[];
  onVoices: (listener: () => void) => () => void;
  createUtterance: (text: string, voice: Voice) => Utterance;
  speak: (utterance: Utterance) => void;
  cancel: () => void;
};

export function browserEngine(synthesis: SpeechSynthesis): SpeechEngine {
  return {
    isSpeaking: () => synthesis.speaking || synthesis.pending,
    voices: () => synthesis.getVoices(),
    onVoices(listener) {
      // Old Safari has the voices but not this event.
      synthesis.addEventListener?.('voiceschanged', listener);
      return () => synthesis.removeEventListener?.('voiceschanged', listener);
    },
    createUtterance(text, voice) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      return utterance;
    },
    speak(utterance) {
      // Chrome retains the pause of a page that was left while it spoke.
      if (synthesis.paused) synthesis.resume();
      synthesis.speak(utterance as SpeechSynthesisUtterance);
    },
    cancel: () => synthesis.cancel(),
  };
}

import type { Page } from '@playwright/test';

export type SpokenLine = { text: string; voice: string; rate: number };
type Voice = { voiceURI: string; name: string; lang: string; localService: boolean; default: boolean };

export const VOICES = {
  en: { voiceURI: 'amy', name: 'Amy', lang: 'en-GB', localService: true, default: true },
  ar: { voiceURI: 'salma', name: 'سلمى', lang: 'ar-EG', localService: true, default: false },
  hi: { voiceURI: 'kavya', name: 'काव्या', lang: 'hi-IN', localService: true, default: false },
  ur: { voiceURI: 'zara', name: 'زارا', lang: 'ur-PK', localService: true, default: false },
} satisfies Record<string, Voice>;

/**
 * The browser's own part, which a browser without a sound system does not have: voices that come late, and speech that
 * takes its time for each word and tells of it. Everything else is the product.
 */
export async function giveVoices(page: Page, voices: readonly Voice[]): Promise<void> {
  await page.addInitScript(installSpeech, { voices, wordTakes: 60 });
}

/** What the page has said so far. */
export function spoken(page: Page): Promise<SpokenLine[]> {
  return page.evaluate(() => (window as unknown as { spokenLines: SpokenLine[] }).spokenLines);
}

function installSpeech({ voices, wordTakes }: { voices: readonly Voice[]; wordTakes: number }): void {
  const lines: SpokenLine[] = [];
  let current: Utterance | null = null;
  let areVoicesKnown = false;

  class Utterance extends EventTarget {
    lang = '';
    rate = 1;
    pitch = 1;
    volume = 1;
    voice: Voice | null = null;
    readonly text: string;

    constructor(text: string) {
      super();
      this.text = text;
    }

    report(name: string, details: object = {}): void {
      this.dispatchEvent(Object.assign(new Event(name), details));
    }
  }

  class Speech extends EventTarget {
    paused = false;
    pending = false;

    get speaking(): boolean {
      return current !== null;
    }

    getVoices(): readonly Voice[] {
      return areVoicesKnown ? voices : [];
    }

    speak(utterance: Utterance): void {
      current = utterance;
      lines.push({ text: utterance.text, voice: utterance.voice?.voiceURI ?? '', rate: utterance.rate });
      const words = Array.from(utterance.text.matchAll(/\S+/g), ({ index }) => index);
      const step = (at: number) => {
        if (current !== utterance) return;
        if (at === words.length) {
          current = null;
          utterance.report('end');
          return;
        }
        utterance.report('boundary', { name: 'word', charIndex: words[at] });
        setTimeout(() => step(at + 1), wordTakes / utterance.rate);
      };
      setTimeout(() => {
        utterance.report('start');
        step(0);
      }, 5);
    }

    cancel(): void {
      const cancelled = current;
      current = null;
      setTimeout(() => cancelled?.report('error', { error: 'interrupted' }), 5);
    }

    resume(): void {
      this.paused = false;
    }
  }

  const speech = new Speech();
  setTimeout(() => {
    areVoicesKnown = true;
    speech.dispatchEvent(new Event('voiceschanged'));
  }, 50);
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.assign(window, { spokenLines: lines });
}

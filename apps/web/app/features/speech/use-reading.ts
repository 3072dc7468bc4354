import type { TextSpan } from '@dalil/domain/language/sentences.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { rangeOf, type Sentence } from './passages.ts';
import type { Reader, ReaderState } from './reader.ts';
import { NEUTRAL_SPEECH, type SpeechSettings, speechSettings } from './speech-settings.ts';

export function useSpeechSettings(): SpeechSettings {
  return useSyncExternalStore(speechSettings.subscribe, speechSettings.read, () => NEUTRAL_SPEECH);
}

/** Connects a reader with the page: its highlights, the scroll position, the system's media keys, and its end with the page. */
export function useReading(reader: Reader, close: () => void): ReaderState {
  const state = useSyncExternalStore(reader.subscribe, reader.state, reader.state);
  const settings = useSpeechSettings();
  useMarks(reader, state, settings.highlightText);
  useFollowing(reader, state);
  useRefresh(reader, settings);
  useEffect(() => {
    const title = document.querySelector('h1')?.textContent ?? document.title;
    const leaveMediaSession = joinMediaSession(reader, title, PRODUCT.name, close);
    addEventListener('pagehide', reader.pause);
    return () => {
      removeEventListener('pagehide', reader.pause);
      leaveMediaSession();
    };
  }, [reader, close]);
  // A separate effect, so that only leaving the page stops the reader.
  useEffect(() => reader.stop, [reader]);
  return state;
}

function useMarks(reader: Reader, { status, at, word }: ReaderState, isRequested: boolean): void {
  useEffect(() => {
    const sentence = reader.sentences[at];
    if (isRequested && sentence && (status === 'playing' || status === 'paused')) showReading(sentence, word);
    else hideReading();
  }, [reader, status, at, word, isRequested]);
  useEffect(() => hideReading, []);
}

/** Scrolls to the sentence being read, unless the user has scrolled away from the previous one. */
function useFollowing(reader: Reader, { status, at }: ReaderState): void {
  const before = useRef(at);
  useEffect(() => {
    const last = reader.sentences[before.current];
    const sentence = reader.sentences[at];
    const isFollowed = before.current !== at && last !== undefined && isInSight(last);
    before.current = at;
    if (status === 'playing' && sentence) openSection(sentence);
    if (status === 'playing' && sentence && isFollowed) bringIntoSight(sentence);
  }, [reader, status, at]);
}

function openSection({ passage }: Sentence): void {
  const section = passage.element.closest('details[data-section]');
  if (section instanceof HTMLDetailsElement) section.open = true;
}

/** Makes changed settings audible immediately. */
function useRefresh(reader: Reader, { rate, pitch, volume, voices }: SpeechSettings): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else reader.refresh();
  }, [reader, rate, pitch, volume, voices]);
}

const SENTENCE = 'reading-sentence';
const WORD = 'reading-word';
/** Highlights the whole block in browsers that cannot highlight a range without changing the page. */
const BLOCK = 'data-reading';

/** Highlights what is being read, without changes to the page's elements that would shift the layout. */
function showReading(sentence: Sentence, word: TextSpan | null): void {
  if (!canMarkRanges()) {
    if (sentence.passage.element.hasAttribute(BLOCK)) return;
    hideReading();
    sentence.passage.element.setAttribute(BLOCK, '');
    return;
  }
  mark(SENTENCE, rangeOf(sentence.passage, sentence), 0);
  mark(WORD, word && rangeOf(sentence.passage, word), 1);
}

function hideReading(): void {
  for (const element of document.querySelectorAll(`[${BLOCK}]`)) element.removeAttribute(BLOCK);
  if (!canMarkRanges()) return;
  CSS.highlights.delete(SENTENCE);
  CSS.highlights.delete(WORD);
}

function mark(name: string, range: Range | null, priority: number): void {
  if (!range) return void CSS.highlights.delete(name);
  const highlight = new Highlight(range);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}

function canMarkRanges(): boolean {
  return typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS;
}

/** Whether a sentence is between the header and the player. */
function isInSight(sentence: Sentence): boolean {
  const place = placeOf(sentence);
  return place !== null && place.bottom > 0 && place.top < innerHeight;
}

/** Scrolls a sentence to a comfortable position, unless it is there already. */
function bringIntoSight(sentence: Sentence): void {
  const place = placeOf(sentence);
  if (!place) return;
  if (place.top >= innerHeight / 8 && place.bottom <= (innerHeight * 3) / 4) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = scrollY + place.top - innerHeight / 4;
  scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}

function placeOf({ passage, ...span }: Sentence): DOMRect | null {
  return rangeOf(passage, span)?.getBoundingClientRect?.() ?? null;
}

/**
 * Reports to the system what is read, and handles its media keys and headset buttons in browsers that provide them for speech.
 * Browsers that provide them only for audio files do nothing here: no silent file is played to get them.
 */
function joinMediaSession(reader: Reader, title: string, artist: string, close: () => void): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  const handlers: [MediaSessionAction, () => void][] = [
    ['play', reader.play],
    ['pause', reader.pause],
    ['previoustrack', reader.previous],
    ['nexttrack', reader.next],
    ['stop', close],
  ];
  const setHandlers = (isOn: boolean) => {
    for (const [action, act] of handlers) {
      try {
        session.setActionHandler(action, isOn ? act : null);
      } catch {
        // A browser that does not know an action has no key for it either.
      }
    }
  };
  const showState = () => {
    session.playbackState = reader.state().status === 'playing' ? 'playing' : 'paused';
  };
  if (typeof MediaMetadata === 'function') session.metadata = new MediaMetadata({ title, artist });
  setHandlers(true);
  showState();
  const unsubscribe = reader.subscribe(showState);
  return () => {
    unsubscribe();
    setHandlers(false);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

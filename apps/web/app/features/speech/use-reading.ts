import type { TextSpan } from '@dalil/domain/language/sentences.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { rangeOf, type Sentence } from './passages.ts';
import type { Reader, ReaderState } from './reader.ts';
import { NEUTRAL_SPEECH, type SpeechSettings, speechSettings } from './speech-settings.ts';

export function useSpeechSettings(): SpeechSettings {
  return useSyncExternalStore(speechSettings.subscribe, speechSettings.read, () => NEUTRAL_SPEECH);
}

/** Ties a reader to the page: its marks, the place scrolled to, the system's media keys, and its end with the page. */
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
  // Apart from the rest, so that only leaving the page silences it.
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

/** Scrolls along, unless the reader has scrolled away from what was read before. */
function useFollowing(reader: Reader, { status, at }: ReaderState): void {
  const before = useRef(at);
  useEffect(() => {
    const last = reader.sentences[before.current];
    const sentence = reader.sentences[at];
    const isFollowed = before.current !== at && last !== undefined && isInSight(last);
    before.current = at;
    if (status === 'playing' && sentence && isFollowed) bringIntoSight(sentence);
  }, [reader, status, at]);
}

/** What is set is heard at once. */
function useRefresh(reader: Reader, { rate, pitch, volume, voices }: SpeechSettings): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else reader.refresh();
  }, [reader, rate, pitch, volume, voices]);
}

const SENTENCE = 'reading-sentence';
const WORD = 'reading-word';
/** Marks the whole block in browsers that cannot mark a range without changing the page. */
const BLOCK = 'data-reading';

/** Marks what is being read, without a change to the page's elements that would move anything. */
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

/** Brings a sentence to where it can be read comfortably, when it is not there already. */
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
 * Tells the system what is read, and listens to its keys and headset buttons where the browser gives them to speech.
 * Browsers that give them only to sound files do nothing here: no silent file is played to get them.
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

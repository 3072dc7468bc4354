import { PRODUCT } from '@dalil/domain/product.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { bringIntoSight, hideReading, isInSight, showReading } from './highlight.ts';
import { joinMediaSession } from './media-session.ts';
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

function useMarks(reader: Reader, { status, at, word }: ReaderState, isWanted: boolean): void {
  useEffect(() => {
    const sentence = reader.sentences[at];
    if (isWanted && sentence && (status === 'playing' || status === 'paused')) showReading(sentence, word);
    else hideReading();
  }, [reader, status, at, word, isWanted]);
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

import type { Reader } from './reader.ts';

/**
 * Tells the system what is read, and listens to its keys and headset buttons where the browser gives them to speech.
 * Browsers that give them only to sound files do nothing here: no silent file is played to get them.
 */
export function joinMediaSession(reader: Reader, title: string, artist: string, close: () => void): () => void {
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

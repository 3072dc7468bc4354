import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { useStoredField } from '../../features/preferences/use-stored-field.ts';

/** Long enough to read a story of three sentences. */
export const STORY_SECONDS = 9;

/** What a user does with the stories: whoever touches one wants to stay. */
const HANDLED = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

const isFlag = (value: unknown) => typeof value === 'boolean';

/**
 * PROF-3: lets the stories move on by themselves where the user has switched that on, in the settings or here, and motion is not
 * reduced. It pauses while the page is hidden, and until it is started again as soon as the stories are touched or get the focus. `toNext` moves on;
 * at the last story nothing moves.
 */
export function useAutoPlay(list: RefObject<HTMLElement | null>, isLast: boolean, toNext: () => void) {
  const isWanted = useStoredField({ category: 'contentPreferences', field: 'autoPlayVideos', isSound: isFlag });
  const isCalm = useSyncExternalStore(subscribeToMotion, isMotionReduced, () => true);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = isWanted && !isCalm && !isHeld && !isLast;
  const goOn = useEffectEvent(toNext);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') goOn();
    }, STORY_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [isPlaying]);

  useEffect(() => {
    const element = list.current;
    const hold = () => setHeld(true);
    for (const type of HANDLED) element?.addEventListener(type, hold, { passive: true });
    return () => {
      for (const type of HANDLED) element?.removeEventListener(type, hold);
    };
  }, [list]);

  /** Starts, and stores that it is wanted, or pauses. */
  function toggle(): void {
    setHeld(isPlaying);
    if (!isPlaying && !isWanted) void savePreferences({ contentPreferences: { autoPlayVideos: true } });
  }

  return { isPossible: !isCalm && !isLast, isPlaying, toggle };
}

export function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  query.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', listener);
  };
}

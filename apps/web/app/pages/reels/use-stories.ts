import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isForList, placeAfterKey, placeAt } from './story-position.ts';

/** Which story is shown, and how to another. Nothing moves by itself. */
export function useStories(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);

  function goTo(next: number): void {
    const story = list.current?.children[next];
    const isCalm =
      document.documentElement.dataset.motion === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (story instanceof HTMLElement)
      list.current?.scrollTo({ top: story.offsetTop, behavior: isCalm ? 'instant' : 'smooth' });
  }

  function followScroll(): void {
    const element = list.current;
    if (!element) return;
    const tops = Array.from(element.children, (child) => (child instanceof HTMLElement ? child.offsetTop : 0));
    setPlace(placeAt(element.scrollTop, tops));
  }

  const followKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForList(event)) return;
    const next = placeAfterKey(event.key, place, count, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  });

  // The list itself listens, so that the keys also work from the links and buttons in it.
  useEffect(() => {
    const element = list.current;
    const listen = (event: KeyboardEvent) => followKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);

  return { list, place, goTo, followScroll };
}

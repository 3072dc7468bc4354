import type { Area } from '@dalil/domain/guide/area.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Maximize, Minimize, Pause, Play, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { listStories } from '../../endpoints/guide.ts';
import { announce } from '../../features/announcer/announce.ts';
import { artworkImage } from '../../features/guide-cards/artwork-image-props.ts';
import { LanguageTag, useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import './reels.css';
import { isMotionReduced, useAutoPlay } from './use-auto-play.ts';
import { isForList, placeAfterKey, placeAt } from './story-position.ts';

const load = loadPage(['item', 'reels'], async ({ locale, prefetch, translate }) => {
  await prefetch(listStories({ locale }));
  return { title: translate('reels.title'), description: translate('reels.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** ROUTE-2: the stories of the day, one at a time, by swipe, wheel, button or key. Without scripts it is a scrolling list. */
export default function ReelsPage() {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(listStories({ locale: useLocale() }));
  const { stories } = data;
  const { list, place, goTo, followScroll } = useStories(stories.length);
  const container = useRef<HTMLDivElement>(null);
  const autoPlay = useAutoPlay(list, place >= stories.length - 1, () => goTo(place + 1));
  const announced = useRef(place);
  const notify = useEffectEvent(() => {
    const title = isolate(stories[place]?.title ?? '');
    // What moves by itself must not interrupt whoever listens.
    if (!autoPlay.isPlaying) announce(_('reels.announce', { place: place + 1, count: stories.length, title }));
  });
  useEffect(() => {
    if (announced.current === place) return;
    announced.current = place;
    notify();
  }, [place]);

  return (
    <>
      <h1 className="sr-only">{_('reels.title')}</h1>
      <div ref={container} className="reels">
        <ul
          ref={list}
          // What scrolls must be reachable by keyboard, and its keys move by whole stories.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={_('reels.region')}
          className="reels-list"
          onScroll={followScroll}
        >
          {stories.map((story, at) => (
            <Reel key={story.id} story={story} isFirst={at === 0} />
          ))}
        </ul>
        <Controls place={place} count={stories.length} goTo={goTo} container={container} autoPlay={autoPlay} />
      </div>
      <p className="page-width pt-3 text-meta text-text-3">
        {_('reels.promise')} {_('reels.drawn')}
      </p>
    </>
  );
}

type ControlsProps = {
  place: number;
  count: number;
  goTo: (place: number) => void;
  container: RefObject<HTMLDivElement | null>;
  autoPlay: ReturnType<typeof useAutoPlay>;
};

function Controls({ place, count, goTo, container, autoPlay }: ControlsProps) {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const toLocale = useLocalePath();
  const fullScreen = useFullScreen(container);

  /** Returns to the previous page within the site, otherwise to the home page. */
  function close(): void {
    const { idx } = (history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(toLocale('/')));
  }

  return (
    <div
      data-needs-script=""
      className="print:hidden absolute end-3 top-3 flex flex-col items-center gap-1 rounded-card border border-line bg-surface p-1"
    >
      <IconButton label={_('reels.close')} icon={<X aria-hidden className="icon" />} onClick={close} />
      {fullScreen.isPossible ? (
        <IconButton
          label={_(fullScreen.isOn ? 'reels.leave-full-screen' : 'reels.full-screen')}
          icon={fullScreen.isOn ? <Minimize aria-hidden className="icon" /> : <Maximize aria-hidden className="icon" />}
          onClick={() => void fullScreen.toggle()}
        />
      ) : null}
      {autoPlay.isPossible ? (
        <IconButton
          label={_(autoPlay.isPlaying ? 'reels.pause' : 'reels.play')}
          icon={autoPlay.isPlaying ? <Pause aria-hidden className="icon" /> : <Play aria-hidden className="icon" />}
          onClick={autoPlay.toggle}
        />
      ) : null}
      <IconButton
        label={_('reels.previous')}
        icon={<ChevronUp aria-hidden className="icon" />}
        aria-disabled={place === 0}
        onClick={() => goTo(Math.max(place - 1, 0))}
      />
      <p className="tabular text-meta text-text-2">{_('reels.progress', { place: place + 1, count })}</p>
      <IconButton
        label={_('reels.next')}
        icon={<ChevronDown aria-hidden className="icon" />}
        aria-disabled={place === count - 1}
        onClick={() => goTo(Math.min(place + 1, count - 1))}
      />
    </div>
  );
}

type Story = {
  id: string;
  kind: 'article' | 'place';
  href: string;
  area: Area;
  locale: Locale;
  title: string;
  summary: string;
};

/** One story: an image in the background with readable text in front. */
function Reel({ story, isFirst }: { story: Story; isFirst: boolean }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const titleId = useId();
  const language = useTextLanguage(story.locale);
  const href = toLocale(story.href);
  return (
    <li aria-labelledby={titleId} className="reel">
      <picture>
        <source media="(orientation: portrait)" srcSet={artworkImage(story, 'portrait').src} />
        <ArtworkImage
          {...artworkImage({ area: story.area, id: story.id }, 'hero')}
          area={story.area}
          isLead={isFirst}
          className="reel-picture size-full rounded-none"
        />
      </picture>
      <article className="relative m-4 flex max-w-measure flex-col gap-3 self-end rounded-card border border-line bg-surface p-5 medium:m-8">
        <LanguageTag locale={story.locale} />
        <h2 id={titleId} className="headline text-heading" {...language}>
          {story.title}
        </h2>
        <p className="text-ui text-text-2" {...language}>
          {story.summary}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={href} className={buttonClass({ variant: 'primary' })} aria-describedby={titleId}>
            {_(story.kind === 'article' ? 'reels.article' : 'reels.place')}
          </Link>
          <ShareButton title={story.title} path={href} />
        </div>
      </article>
    </li>
  );
}

/** The visible story and the navigation to others. */
function useStories(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);

  function goTo(next: number): void {
    const story = list.current?.children[next];
    if (story instanceof HTMLElement)
      list.current?.scrollTo({ top: story.offsetTop, behavior: isMotionReduced() ? 'instant' : 'smooth' });
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

  // The list itself listens, so that the keys also work on the links and buttons in it.
  useEffect(() => {
    const element = list.current;
    const listen = (event: KeyboardEvent) => followKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);

  return { list, place, goTo, followScroll };
}

/** Whether an element is in full screen, and how to toggle it; `isPossible` is false on the server. */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isPossible = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  /** A browser may reject the request; then nothing changes. */
  async function toggle(): Promise<void> {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    await change?.catch(() => undefined);
  }
  return { isPossible, isOn, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

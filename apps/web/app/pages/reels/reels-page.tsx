import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Maximize, Minimize, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { announce } from '../../features/announcer/announce.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { storiesQuery } from '../../queries/guide.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import './reels.css';
import { Reel } from './reel.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useStories } from './use-stories.ts';

/** ROUTE-2: the stories of the day, one at a time, by swipe, wheel, button or key. Without scripts a list to scroll. */
export function ReelsPage() {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(storiesQuery(useApi(), useLocale()));
  const { stories } = data;
  const { list, place, goTo, followScroll } = useStories(stories.length);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  const tell = useEffectEvent(() => {
    const title = isolate(stories[place]?.title ?? '');
    announce(_('reels.announce', { place: place + 1, count: stories.length, title }));
  });
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    tell();
  }, [place]);

  return (
    <>
      <h1 className="sr-only">{_('reels.title')}</h1>
      <div ref={frame} className="reels">
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
        <Controls place={place} count={stories.length} goTo={goTo} frame={frame} />
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
  frame: RefObject<HTMLDivElement | null>;
};

function Controls({ place, count, goTo, frame }: ControlsProps) {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const toLocale = useLocalePath();
  const fullScreen = useFullScreen(frame);

  /** Back to where the reader came from within the site, else home. */
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

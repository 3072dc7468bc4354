import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import type { Reason, ShownVerdict, Verdict, VerdictKind } from '@dalil/domain/city/verdict.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import {
  Building2,
  Car,
  Footprints,
  type LucideIcon,
  Moon,
  MoonStar,
  Palmtree,
  ShoppingBag,
  SquareParking,
  Sunrise,
  Sunset,
  Telescope,
  TrainFront,
  TriangleAlert,
  Umbrella,
  Utensils,
  Waves,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useHour, useSpans } from '../../features/hour/hour.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { Home } from './use-home-hour.ts';

const ICONS: Record<VerdictKind, LucideIcon> = {
  sunrise: Sunrise,
  sunset: Sunset,
  swim: Waves,
  walk: Footprints,
  indoors: Building2,
  souk: ShoppingBag,
  view: Telescope,
  seafront: Palmtree,
  food: Utensils,
  parking: SquareParking,
  drive: Car,
  metro: TrainFront,
  iftar: MoonStar,
  suhoor: Moon,
  shade: Umbrella,
  peak: Car,
  noMetro: TrainFront,
  sermon: MoonStar,
  warning: TriangleAlert,
};

/** Where a verdict without a place of its own leads. */
const PATHS: Partial<Record<VerdictKind, string>> = {
  swim: '/beaches',
  shade: '/beaches',
  sunset: '/beaches',
  parking: '/traffic',
  drive: '/traffic',
  peak: '/traffic',
  metro: '/traffic',
  noMetro: '/traffic',
  iftar: '/eatanddrink',
  suhoor: '/eatanddrink',
  warning: '/weather',
};

type BestNowProps = { best: readonly ShownVerdict[]; suggested: Home['suggested'] };

/** The three best things to do at this minute, each with its reason and its end. The list holds the whole day. */
export function BestNow({ best, suggested }: BestNowProps) {
  const { _ } = useLingui();
  const shownIn = useSpans();
  if (best.length === 0) return null;
  return (
    <section
      aria-labelledby="best-now"
      data-needs-script=""
      className="flex flex-col"
      {...shownIn(best.flatMap(({ spans }) => spans))}
    >
      <h2 id="best-now" className="pb-1 text-name font-strong wide:pb-2 wide:text-section">
        {_('guide.home.now')}
      </h2>
      <ul className="best-now flex flex-col">
        {best.map(({ verdict, spans }) => (
          <li key={verdict.id} {...shownIn(spans)}>
            <Row verdict={verdict} place={suggested.find(({ id }) => id === verdict.place)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ verdict, place }: { verdict: Verdict; place: Home['suggested'][number] | undefined }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const locale = useLocale();
  const language = useTextLanguage(place?.locale ?? locale);
  // The closing time stands at the end of the row.
  const why = useReasons(verdict.reasons.filter(({ code }) => code !== 'open'));
  const { kind } = verdict;
  const Icon = ICONS[kind];
  return (
    <Link to={toLocale(place?.href ?? PATHS[kind] ?? '/today')} className="best-now-row group">
      <Icon aria-hidden className="row-span-2 size-6 self-center text-accent" />
      <span className="text-ui leading-tight font-semibold underline-offset-4 group-hover:underline">
        {_(`guide.home.now.kind.${kind}`)}
      </span>
      <Ending verdict={verdict} />
      <span className="text-meta text-text-3">
        {place ? <bdi {...language}>{place.title}</bdi> : null}
        {place && why ? ' · ' : null}
        {why}
      </span>
    </Link>
  );
}

/** Until when a place is open or a thing is a good idea, or from when. */
function Ending({ verdict: { advice, until, reasons } }: { verdict: Verdict }) {
  const { _ } = useLingui();
  const format = useFormat();
  const closing = reasons.find((reason) => reason.code === 'open');
  const end = closing && 'minute' in closing ? closing.minute : until;
  if (end === null) return <span />;
  const time = isolate(format.clock(end));
  return (
    <span
      className={`row-span-2 self-center text-end text-meta font-semibold whitespace-nowrap ${advice === 'go' ? 'text-success' : 'text-warning'}`}
    >
      {_(advice === 'go' ? 'guide.home.now.until' : 'guide.home.now.after', { time })}
    </span>
  );
}

function useReasons(reasons: readonly Reason[]): string {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const { date } = useHour();
  const written = reasons.map((reason) => {
    const key = `guide.home.now.why.${reason.code}`;
    if ('minute' in reason) return _(key, { time: isolate(format.clock(reason.minute)) });
    if (!('value' in reason)) return _(key);
    const { value } = reason;
    return _(key, {
      value: format.number(value),
      price: isolate(writeDirhams(value, locale)),
      month: _(`guide.month.name${monthOf(date)}`),
    });
  });
  return written.reduce((first, second) => (first ? _('guide.home.now.whyAnd', { first, second }) : second), '');
}

import { ACTIONS, type Action, answersWithin, type AnswerSpan } from '@dalil/domain/city/can-i.ts';
import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { minuteOfHour } from '@dalil/domain/city/live/live-outlook.ts';
import type { Audience } from '@dalil/domain/city/today-tiles.ts';
import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { Building2, Car, Footprints, type LucideIcon, PersonStanding, Utensils, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { useHour } from '../../../features/hour/hour.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocalePath } from '../../../language/use-locale.ts';
import type { Day } from '../../../queries/city.ts';
import { Tag } from '../../../ui/tag.tsx';
import { CitySection } from '../city-section.tsx';
import { CanIAnswers } from './can-i-answers.tsx';
import { CanIBar } from './can-i-bar.tsx';
import type { DayAnswers } from './use-answers.ts';

const ICONS: Record<Action, LucideIcon> = {
  swim: Waves,
  run: PersonStanding,
  walk: Footprints,
  dine: Utensils,
  drive: Car,
  office: Building2,
};
const PATHS: Record<Action, string> = {
  swim: '/beaches',
  run: '/weather',
  walk: '/weather',
  dine: '/eatanddrink',
  drive: '/traffic',
  office: '/practical',
};
const ORDER: Record<Audience, readonly Action[]> = {
  tourist: ACTIONS,
  resident: ['drive', 'office', 'run', 'walk', 'dine', 'swim'],
};
/** A page holds the answers of the hour it was rendered in and of the next. */
const HELD = 120;

type CanITileProps = { day: Day; answers: DayAnswers; audience: Audience };

/** The answer to each question at this minute, with its reasons and its end or the next good window. */
export function CanITile({ day, answers, audience }: CanITileProps) {
  const { _ } = useLingui();
  const { minute } = useHour();
  const first = firstMinute(day.date, minute, answers);
  return (
    <CitySection title={_('today.can.title')} note={_('today.can.note')}>
      <Basis day={day} answers={answers} />
      <RoadsBasis {...answers} />
      <ul data-needs-script="" className="can-grid">
        {ORDER[audience].map((action) => (
          <li key={action} className="can-card">
            <Card action={action} spans={answers.of[action]} first={first} date={day.date} />
          </li>
        ))}
      </ul>
    </CitySection>
  );
}

/** The beginning of the device's hour, or until it is known of the hour the page was rendered in. */
function firstMinute(date: string, minute: number | null, { outlook }: DayAnswers): number {
  const rendered = outlook ? minuteOfHour({ at: outlook.hour }, date) : 0;
  const at = minute ?? rendered;
  return at >= 0 && at < DAY_MINUTES ? at - (at % 60) : 0;
}

type CardProps = { action: Action; spans: readonly AnswerSpan[]; first: number; date: string };

function Card({ action, spans, first, date }: CardProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const Icon = ICONS[action];
  return (
    <>
      <h3 className="flex items-center gap-2 text-label text-text-2">
        <Icon aria-hidden className="icon-small text-accent" />
        <Link
          to={toLocale(PATHS[action])}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {_(`today.action.${action}`)}
        </Link>
      </h3>
      <CanIAnswers variants={answersWithin(action, spans, { from: first, until: first + HELD })} date={date} />
      <CanIBar spans={spans} />
    </>
  );
}

/** What the answers rest on, with its age. */
function Basis({ day, answers: { live, outlook } }: { day: Day; answers: DayAnswers }) {
  const { _ } = useLingui();
  const format = useFormat();
  const fetchedAt = outlook?.fetched.weather;
  if (live && live.hours.length > 0 && fetchedAt) {
    const time = isolate(format.time(fetchedAt));
    return (
      <p className="text-meta text-text-3">
        {live.isStale ? (
          <Tag tone="warn">{_('today.can.stale', { time })}</Tag>
        ) : (
          <>
            {_('today.can.fresh', { time })}{' '}
            {outlook.source ? (
              <a href={outlook.source.url} className="text-link">
                <bdi>{outlook.source.name}</bdi>
              </a>
            ) : null}
          </>
        )}
      </p>
    );
  }
  const month = _(`guide.month.name${monthOf(day.date)}`);
  return (
    <p className="text-meta text-text-3">{day.climate ? _('today.can.normal', { month }) : _('today.can.none')}</p>
  );
}

/** Who measured the roads, and when. Nothing once the measurement is too old to be used. */
function RoadsBasis({ live, outlook }: DayAnswers) {
  const { _ } = useLingui();
  const format = useFormat();
  if (!live?.traffic || !outlook?.traffic) return null;
  const { fetchedAt, source } = outlook.traffic;
  return (
    <p className="text-meta text-text-3">
      {_('today.can.roads', { time: isolate(format.time(fetchedAt)) })}{' '}
      {source ? (
        <a href={source.url} className="text-link">
          <bdi>{source.name}</bdi>
        </a>
      ) : null}
    </p>
  );
}

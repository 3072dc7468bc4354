import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import type { Verdict, VerdictDay } from '@dalil/domain/city/verdict.ts';
import { verdictsOn } from '@dalil/domain/city/verdict-rules.ts';
import { useLingui } from '@lingui/react';
import {
  Banknote,
  Calculator,
  IdCard,
  type LucideIcon,
  MoonStar,
  Siren,
  SquareParking,
  Stethoscope,
  TrainFront,
} from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { type Span, useSpans } from '../../features/hour/hour.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { HomeSection } from './home-section.tsx';

const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

type ShortcutsProps = { day: VerdictDay; emergency: string | null };

/** What people come back for, with today's value where one can be computed. */
export function Shortcuts({ day, emergency }: ShortcutsProps) {
  const { _ } = useLingui();
  return (
    <HomeSection title={_('guide.home.practical')} more={{ message: 'guide.home.allServices', path: '/government' }}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line wide:grid-cols-4">
        {emergency === null ? null : (
          <Shortcut
            icon={Siren}
            path="/practical"
            title={_('guide.home.shortcut.emergency', { number: isolate(emergency) })}
          >
            {_('guide.home.shortcut.emergency.text')}
          </Shortcut>
        )}
        <Shortcut icon={SquareParking} path="/traffic" title={_('guide.home.shortcut.parking')}>
          <ParkingNow day={day} />
        </Shortcut>
        <Shortcut icon={TrainFront} path="/traffic" title={_('guide.home.shortcut.metro')}>
          <MetroNow day={day} />
        </Shortcut>
        <Shortcut icon={Stethoscope} path="/clinics" title={_('guide.home.shortcut.clinics')}>
          {_('guide.home.shortcut.clinics.text')}
        </Shortcut>
        <Shortcut icon={IdCard} path="/visa" title={_('guide.home.shortcut.visa')}>
          {_('guide.home.shortcut.visa.text')}
        </Shortcut>
        <Shortcut icon={Calculator} path="/real-estate" title={_('guide.home.shortcut.rent')}>
          {_('guide.home.shortcut.rent.text')}
        </Shortcut>
        <Shortcut icon={Banknote} path="/fines" title={_('guide.home.shortcut.fines')}>
          {_('guide.home.shortcut.fines.text')}
        </Shortcut>
        <Shortcut icon={MoonStar} path="/today" title={_('guide.home.shortcut.prayer')}>
          <NextPrayer day={day} />
        </Shortcut>
      </ul>
    </HomeSection>
  );
}

type ShortcutProps = { icon: LucideIcon; path: string; title: string; children: ReactNode };

function Shortcut({ icon: Icon, path, title, children }: ShortcutProps) {
  const toLocale = useLocalePath();
  return (
    <li className="bg-surface">
      <Link to={toLocale(path)} className="group flex h-full min-h-24 flex-col gap-0.5 px-4 py-3 wide:px-5 wide:py-5">
        <Icon aria-hidden className="mb-1 size-6 text-accent" />
        <span className="text-label font-semibold underline-offset-4 group-hover:underline">{title}</span>
        <span className="text-meta text-text-3">{children}</span>
      </Link>
    </li>
  );
}

type Line = { span: Span; text: string };

/** One line at a time, each in its minutes; `rest` in the others, where nothing is known. */
function Lines({ lines, rest }: { lines: readonly Line[]; rest: string }) {
  const shownIn = useSpans();
  const cuts = [...lines].toSorted((a, b) => a.span.from - b.span.from);
  const gaps: Span[] = [];
  let from = 0;
  for (const { span } of cuts) {
    if (span.from > from) gaps.push({ from, until: span.from });
    from = Math.max(from, span.until);
  }
  if (from < DAY_MINUTES) gaps.push({ from, until: DAY_MINUTES });
  return (
    <>
      {lines.map(({ span, text }) => (
        <span key={span.from} {...shownIn([span])}>
          {text}
        </span>
      ))}
      {gaps.length > 0 ? <span {...shownIn(gaps)}>{rest}</span> : null}
    </>
  );
}

function ParkingNow({ day: { tariffs } }: { day: VerdictDay }) {
  const { _ } = useLingui();
  const format = useFormat();
  const lines = tariffs.parking
    .filter(({ from, kind }) => from < DAY_MINUTES && kind !== 'unknown')
    .map(({ from, to, kind }) => ({
      span: { from, until: Math.min(to, DAY_MINUTES) },
      text:
        to >= 2 * DAY_MINUTES
          ? _('guide.home.live.freeLong')
          : _(`guide.home.live.${kind}`, { time: isolate(format.clock(to % DAY_MINUTES)) }),
    }));
  return <Lines lines={lines} rest={_('guide.home.shortcut.parking.text')} />;
}

function MetroNow({ day }: { day: VerdictDay }) {
  const { _ } = useLingui();
  const format = useFormat();
  const verdicts = useMemo(() => verdictsOn(day), [day]);
  const timed = verdicts.filter((verdict): verdict is Verdict & { until: number } => verdict.until !== null);
  const lines = timed
    .filter(({ kind }) => kind === 'metro' || kind === 'noMetro')
    .map(({ kind, from, until }) => ({
      span: { from, until: Math.min(until, DAY_MINUTES) },
      text: _(`guide.home.live.${kind}`, { time: isolate(format.clock(until % DAY_MINUTES)) }),
    }));
  return <Lines lines={lines} rest={_('guide.home.shortcut.metro.text')} />;
}

function NextPrayer({ day: { prayers } }: { day: VerdictDay }) {
  const { _ } = useLingui();
  const format = useFormat();
  const lines = PRAYERS.map((prayer, at) => {
    const before = PRAYERS[at - 1];
    return {
      span: { from: before ? prayers[before] : 0, until: prayers[prayer] },
      text: _('guide.home.live.prayer', {
        prayer: _(prayer === 'maghrib' ? 'day-line.maghrib' : `day-line.point.${prayer}`),
        time: isolate(format.clock(prayers[prayer])),
      }),
    };
  });
  return <Lines lines={lines} rest={_('guide.home.shortcut.prayer.text')} />;
}

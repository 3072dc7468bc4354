import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { type Figure, scoreboard } from '@dalil/domain/city/scoreboard.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { getDay } from '../../endpoints/city.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { useToday } from '../../features/clock/use-today.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { inOneLine, useLiveFormats } from '../../features/live/live-formats.ts';
import { LivePart } from '../../features/live/live-part.tsx';
import { useConditions } from '../../features/live/use-conditions.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { Conditions, Day } from '../../queries/city.ts';
import { FactBasis } from './fact-basis.tsx';
import { FigureTile } from './figure-tile.tsx';
import { PageSection } from './page-section.tsx';

/** Special 95, which most cars take. */
const FUEL = 'fuel.special-95';

/** The figures of the city today. What no source says has no tile. */
export function CityFigures() {
  const { _ } = useLingui();
  const day = useToday(getDay({ locale: useLocale(), date: 'today' }));
  const live = useConditions('now');
  const device = useDubaiNow();
  const figures = scoreboard({
    now: live?.now ?? new Date(`${day.date}T12:00:00+04:00`),
    minute: device?.date === day.date ? device.minute : null,
    weather: live?.conditions.weather ?? null,
    air: live?.conditions.air ?? null,
    sea: live?.conditions.sea ?? null,
    climate: day.climate,
    salik: day.tariffs.salik,
    metro: factOf(day, 'metro.hours')?.text ?? null,
    fuel: factOf(day, FUEL)?.text ?? null,
    eventCount: day.eventCount,
    nextHoliday: day.nextHoliday,
  });
  return (
    <PageSection id="figures" title={_('mayor.figures.title')} note={_('mayor.figures.note')}>
      <ul className="grid gap-3 medium:grid-cols-2 wide:grid-cols-4">
        {figures.map((figure) => (
          <FigureTile key={figure.id} id={figure.id}>
            <FigureValue figure={figure} day={day} live={live} />
          </FigureTile>
        ))}
      </ul>
    </PageSection>
  );
}

type Live = { conditions: Conditions; now: Date } | undefined;
type FigureValueProps = { figure: Figure; day: Day; live: Live };

/** The value of a figure, what it means, and where it is from. */
function FigureValue({ figure, day, live }: FigureValueProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const formats = useLiveFormats();
  const locale = useLocale();
  const dirhams = (value: number) => isolate(writeDirhams(value, locale));
  const language = useTextLanguage(day.nextHoliday?.locale ?? 'en');
  switch (figure.id) {
    case 'heat': {
      if (figure.basis === 'normal') {
        const nights = formats.degrees(figure.minC);
        const note = nights && _('mayor.figure.nights', { value: nights });
        return <Value value={formats.degrees(figure.maxC)} note={note} basis={<NormalBasis day={day} />} />;
      }
      const air = formats.degrees(figure.temperatureC);
      const note = inOneLine(
        air && _('mayor.figure.airTemperature', { value: air }),
        _(`mayor.heat.${figure.level ?? 'none'}`),
      );
      return <LiveValue feed="weather" live={live} value={formats.degrees(figure.feltC)} note={note} />;
    }
    case 'air':
      return (
        <LiveValue feed="air" live={live} value={formats.number(figure.index)} note={_(`live.aqi.${figure.band}`)} />
      );
    case 'sea': {
      if (figure.basis === 'normal') {
        return <Value value={formats.degrees(figure.seaC)} basis={<NormalBasis day={day} />} />;
      }
      const waves = formats.metres(figure.waveM);
      const note = waves && _('mayor.figure.waves', { value: waves });
      return <LiveValue feed="sea" live={live} value={formats.degrees(figure.seaC)} note={note} />;
    }
    case 'salik': {
      const basis = <FactBasis fact={factOf(day, 'salik.schedule')} />;
      if ('low' in figure) {
        const [low, high] = [dirhams(figure.low), dirhams(figure.high)];
        return <Value value={low === high ? low : _('mayor.figure.range', { low, high })} basis={basis} />;
      }
      const { next } = figure;
      const change = next && { state: dirhams(next.price), time: isolate(format.clock(next.minute)) };
      const key = next && next.minute >= DAY_MINUTES ? 'city.tariff.thenTomorrow' : 'city.tariff.then';
      return <Value value={dirhams(figure.price)} note={change && _(key, change)} basis={basis} />;
    }
    case 'metro':
      return <Value isText value={figure.text} basis={<FactBasis fact={factOf(day, 'metro.hours')} />} />;
    case 'fuel':
      return <Value value={figure.text} basis={<FactBasis fact={factOf(day, FUEL)} />} />;
    case 'events':
      return (
        <Value value={_('mayor.figure.entries', { count: figure.count })} basis={_('mayor.figure.entriesBasis')} />
      );
    case 'holiday':
      return (
        <Value
          value={_('mayor.figure.days', { count: figure.days })}
          note={
            day.nextHoliday ? (
              <>
                <bdi {...language}>{day.nextHoliday.title}</bdi> ·{' '}
                <time dateTime={day.nextHoliday.date}>{format.shortDate(day.nextHoliday.date)}</time>
              </>
            ) : null
          }
          basis={inOneLine(
            _('mayor.figure.holidayBasis'),
            day.nextHoliday?.isExpected ? _('city.holiday.expected') : null,
          )}
        />
      );
  }
}

type ValueProps = { value: ReactNode; note?: ReactNode; basis?: ReactNode; isText?: boolean };

function Value({ value, note, basis, isText = false }: ValueProps) {
  return (
    <>
      <p className={isText ? 'text-ui font-semibold' : 'text-section font-strong'}>{value}</p>
      {note ? <p className="text-label text-text-2">{note}</p> : null}
      {basis ? <p className="text-meta text-text-3">{basis}</p> : null}
    </>
  );
}

function LiveValue({ feed, live, value, note }: ValueProps & { feed: 'weather' | 'air' | 'sea'; live: Live }) {
  const reading = live?.conditions[feed];
  if (!live || !reading) return null;
  return (
    <LivePart feed={feed} reading={reading} now={live.now}>
      <Value value={value} note={note} />
    </LivePart>
  );
}

function NormalBasis({ day: { climate } }: { day: Day }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (!climate) return null;
  const month = _(`guide.month.name${climate.month}`);
  return _('mayor.figure.normal', { month, date: format.asOf(climate.asOf) });
}

const factOf = (day: Day, id: string) => day.facts.find((fact) => fact.id === id);

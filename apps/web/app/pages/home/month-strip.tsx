import { useLingui } from '@lingui/react';
import { Sun, SunMedium, Thermometer, Waves } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { HomeSection } from './home-section.tsx';

type MonthStripProps = {
  climate: {
    locale: 'en' | 'ar' | 'hi' | 'ur';
    month: number;
    meanMaxC: number;
    meanMinC: number;
    seaTemperatureC: number;
    uvIndexTypicalMax: number;
    comfortLabel: string;
    advice: string;
    asOf: string;
  };
};

/** The monthly climate averages, not current weather: the guide has no measurements. */
export function MonthStrip({ climate }: MonthStripProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(climate.locale);
  const degrees = (value: number) => _('guide.month.degrees', { value: format.number(Math.round(value)) });
  return (
    <HomeSection
      title={_('guide.month.title', { month: _(`guide.month.name${climate.month}`) })}
      note={_('guide.month.note', { date: format.asOf(climate.asOf) })}
    >
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line wide:grid-cols-4">
        <Gauge
          icon={<Thermometer aria-hidden className="icon-small" />}
          name={_('guide.month.air')}
          value={degrees(climate.meanMaxC)}
          unit={_('guide.month.byDay')}
        >
          {_('guide.month.atNight', { degrees: degrees(climate.meanMinC) })}
          <Scale from={(climate.meanMinC - 10) / 35} to={(climate.meanMaxC - 10) / 35} />
        </Gauge>
        <Gauge
          icon={<Waves aria-hidden className="icon-small" />}
          name={_('guide.month.sea')}
          value={degrees(climate.seaTemperatureC)}
        >
          {_('guide.month.seaNote')}
          <Scale from={0} to={(climate.seaTemperatureC - 10) / 35} />
        </Gauge>
        <Gauge
          icon={<Sun aria-hidden className="icon-small" />}
          name={_('guide.month.uv')}
          value={format.number(climate.uvIndexTypicalMax)}
          unit={_(`guide.month.uv.${uvBand(climate.uvIndexTypicalMax)}`)}
        >
          {_('guide.month.uvNote')}
          <Scale from={0} to={climate.uvIndexTypicalMax / 12} />
        </Gauge>
        <Gauge
          icon={<SunMedium aria-hidden className="icon-small" />}
          name={_('guide.month.outdoors')}
          value={<span {...language}>{climate.comfortLabel}</span>}
        >
          <span {...language}>{climate.advice}</span>
        </Gauge>
      </dl>
    </HomeSection>
  );
}

/** The bands of the UV index as defined by the World Health Organization. */
function uvBand(index: number): 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme' {
  if (index < 3) return 'low';
  if (index < 6) return 'moderate';
  if (index < 8) return 'high';
  return index < 11 ? 'veryHigh' : 'extreme';
}

type GaugeProps = { icon: ReactNode; name: string; value: ReactNode; unit?: string; children: ReactNode };

function Gauge({ icon, name, value, unit, children }: GaugeProps) {
  return (
    <div className="flex flex-col gap-1 bg-surface px-4 py-4 wide:px-5 wide:py-5">
      <dt className="flex items-center gap-2 text-meta font-semibold text-text-2">
        {icon}
        {name}
      </dt>
      <dd className="flex flex-col gap-1 text-meta text-text-3">
        <span className="flex flex-wrap items-baseline gap-x-2 text-heading font-semibold text-text">
          {value}
          {unit ? <span className="text-label font-medium text-text-2">{unit}</span> : null}
        </span>
        {children}
      </dd>
    </div>
  );
}

/** A range drawn on a scale, in reading direction. The adjacent text has the same information. */
function Scale({ from, to }: { from: number; to: number }) {
  const start = Math.max(0, from) * 200;
  const end = Math.min(1, to) * 200;
  return (
    <svg aria-hidden viewBox="0 0 200 8" preserveAspectRatio="none" className="flip-rtl mt-2 h-2 w-full">
      <rect y="3" width="200" height="2" className="fill-line" />
      <rect x={start} y="2" width={end - start} height="4" rx="2" className="fill-accent" />
    </svg>
  );
}

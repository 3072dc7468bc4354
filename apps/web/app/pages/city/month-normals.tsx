import { uvBand } from '@dalil/domain/city/weather-advice.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Weather } from '../../queries/city.ts';
import { CitySection } from './city-section.tsx';
import { cellRow, NowCell } from '../../features/live/now-cell.tsx';

type MonthNormalsProps = { climate: Weather['months'][number]; locale: Locale; asOf: string };

/** The monthly climate averages of many years, not current weather. */
export function MonthNormals({ climate, locale, asOf }: MonthNormalsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(locale);
  const degrees = (value: number) => _('guide.month.degrees', { value: format.number(Math.round(value)) });
  return (
    <CitySection
      title={_('guide.month.title', { month: _(`guide.month.name${climate.month}`) })}
      note={_('guide.month.note', { date: format.asOf(asOf) })}
    >
      <dl className={cellRow}>
        <NowCell
          name={_('guide.month.air')}
          value={degrees(climate.meanMaxC)}
          note={_('guide.month.atNight', { degrees: degrees(climate.meanMinC) })}
        />
        <NowCell name={_('guide.month.sea')} value={degrees(climate.seaTemperatureC)} note={_('guide.month.seaNote')} />
        <NowCell
          name={_('guide.month.uv')}
          value={`${format.number(climate.uvIndexTypicalMax)} · ${_(`guide.month.uv.${uvBand(climate.uvIndexTypicalMax)}`)}`}
          note={_('guide.month.uvNote')}
        />
        <NowCell
          name={_('guide.month.outdoors')}
          value={<span {...language}>{climate.comfortLabel}</span>}
          note={<span {...language}>{climate.advice}</span>}
        />
      </dl>
    </CitySection>
  );
}

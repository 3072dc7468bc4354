import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById } from '../../features/facts/fact-text.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { type Weather, weatherQuery } from '../../queries/city.ts';
import { Notice } from '../../ui/notice.tsx';
import { CitySection } from './city-section.tsx';
import { ClimateChart } from './climate-chart.tsx';
import { ClimateTable } from './climate-table.tsx';
import { MonthNormals } from './month-normals.tsx';
import { cellRow, NowCell } from './now-cell.tsx';
import { useToday } from './use-today.ts';
import { WeatherAdvice } from './weather-advice.tsx';

const load = loadPage(['city', 'guide-calendar', 'item'], async ({ api, locale, warm, translate }) => {
  await warm(weatherQuery(api, locale));
  return { title: translate('city.weather.title'), description: translate('city.weather.description') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

const PRECISION_NAMES: Record<string, string> = {
  temperature: 'guide.month.air',
  humidityAndRainDays: 'city.weather.humidity',
  sea: 'guide.month.sea',
  uv: 'guide.month.uv',
  daylight: 'city.weather.daylight',
};

export default function WeatherPage() {
  const { _ } = useLingui();
  const weather = useToday(weatherQuery(useApi(), useLocale())) as Weather;
  const month = weather.months[weather.month - 1];
  const { sunrise, sunset } = weather.sun;
  const daylight = { hours: Math.floor((sunset - sunrise) / 60), minutes: (sunset - sunrise) % 60 };
  return (
    <div className="page-width pb-10">
      <header className="flex flex-col gap-3 pt-5 pb-6 wide:pt-10">
        <h1 className="headline text-title">{_('city.weather.title')}</h1>
        <p className="measure text-ui text-text-2">{_('city.weather.promise')}</p>
        <LanguageNote locale={weather.locale} />
        {weather.isMiddayBreak ? (
          <Notice tone="warning" title={_('city.weather.break')}>
            <WorkBreak weather={weather} />
            <p>{_('city.weather.breakNow')}</p>
          </Notice>
        ) : null}
      </header>
      {month ? <MonthNormals climate={month} locale={weather.locale} asOf={weather.asOf} /> : null}
      <CitySection title={_('city.weather.sun')}>
        <dl className={cellRow}>
          <NowCell name={_('city.moment.sunrise')} value={<Ltr>{clockOf(sunrise)}</Ltr>} />
          <NowCell name={_('city.moment.sunset')} value={<Ltr>{clockOf(sunset)}</Ltr>} />
          <NowCell name={_('city.weather.daylight')} value={_('city.weather.duration', daylight)} />
        </dl>
      </CitySection>
      <CitySection title={_('city.weather.months')}>
        <ClimateChart months={weather.months} month={weather.month} />
        <ClimateTable weather={weather} />
      </CitySection>
      <WeatherAdvice weather={weather} />
      {weather.isMiddayBreak ? null : (
        <CitySection title={_('city.weather.break')} note={_('city.weather.breakLater')}>
          <WorkBreak weather={weather} />
        </CitySection>
      )}
      <CitySection title={_('city.weather.precision')}>
        <TextIn locale={weather.locale}>
          <ul className="flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
            {weather.precision.map(({ id, text }) => (
              <li key={id}>
                {_(PRECISION_NAMES[id] ?? 'city.weather.title')}: {text}
              </li>
            ))}
          </ul>
        </TextIn>
      </CitySection>
      <FactPanel title={_('city.facts.title')} facts={weather.facts} />
    </div>
  );
}

function WorkBreak({ weather }: { weather: Weather }) {
  return (
    <TextIn locale={weather.locale}>
      <p>
        <Inlines nodes={weather.workBreak} facts={factsById(weather.facts)} />
      </p>
    </TextIn>
  );
}

import { HEAT_LEVELS, uvBand } from '@dalil/domain/city/weather-advice.ts';
import { firstCharacter } from '@dalil/domain/language/cut-text.ts';
import { useLingui } from '@lingui/react';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getWeather, getWeatherAreas } from '../../endpoints/city.ts';
import { CityAlerts } from '../../features/city-alerts/city-alerts.tsx';
import { loadCityAlerts } from '../../features/city-alerts/load-city-alerts.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById } from '../../features/facts/fact-text.ts';
import { ConditionsNow } from '../../features/live/conditions-now.tsx';
import { loadConditions, loadWeatherAreas } from '../../features/live/load-conditions.ts';
import { useConditions, useLive } from '../../features/live/use-conditions.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { Clock, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { Weather } from '../../queries/city.ts';
import { classNames } from '../../ui/class-names.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CitySection } from './city-section.tsx';
import { MonthNormals } from './month-normals.tsx';
import { cellRow, NowCell } from '../../features/live/now-cell.tsx';
import { useToday } from '../../features/clock/use-today.ts';
import { AreaWeather } from './weather/area-weather.tsx';
import { ComingDays } from './weather/coming-days.tsx';
import { HourPlot } from './weather/hour-plot.tsx';
import { OfficialWarnings } from './weather/official-warnings.tsx';
import { OutdoorTiles } from './weather/outdoor-tiles.tsx';

const load = loadPage(['city', 'live', 'guide-calendar', 'item'], async ({ api, locale, prefetch, translate }) => {
  const [moreAreas] = await Promise.all([
    loadCityAlerts({ api, locale, prefetch }),
    prefetch(getWeather({ locale })),
    loadConditions({ prefetch }, 'ahead'),
    loadWeatherAreas({ prefetch }),
  ]);
  return { title: translate('city.weather.title'), description: translate('city.weather.description'), moreAreas };
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
  const format = useFormat();
  const weather = useToday(getWeather({ locale: useLocale() }));
  const live = useConditions('ahead');
  const areas = useLive(getWeatherAreas());
  const month = weather.months[weather.month - 1];
  // What answers the title comes first: the hour if it is measured, else what the month is like.
  const isMeasured = Boolean(live?.conditions.weather);
  const { sunrise, sunset } = weather.sun;
  const daylight = { hours: Math.floor((sunset - sunrise) / 60), minutes: (sunset - sunrise) % 60 };
  return (
    <>
      <CityAlerts />
      <div className="page-width pb-10">
        <header className="flex flex-col gap-3 pt-2 pb-6 wide:pt-4">
          <PageTitle>
            <h1 className="headline text-title">{_('city.weather.title')}</h1>
          </PageTitle>
          <LanguageNote locale={weather.locale} />
          {live?.conditions.warnings ? <OfficialWarnings warnings={live.conditions.warnings} now={live.now} /> : null}
          {weather.isMiddayBreak ? (
            <Notice tone="warning" title={_('city.weather.break')}>
              <WorkBreak weather={weather} />
              <p>{_('city.weather.breakNow')}</p>
            </Notice>
          ) : null}
        </header>
        {isMeasured ? <LiveWeather live={live} /> : null}
        {areas?.data.areas ? <AreaWeather areas={areas.data.areas} now={areas.now} /> : null}
        {month ? <MonthNormals climate={month} locale={weather.locale} asOf={weather.asOf} /> : null}
        {isMeasured ? null : <LiveWeather live={live} />}
        <CitySection title={_('city.weather.sun')}>
          <dl className={cellRow}>
            <NowCell name={_('city.moment.sunrise')} value={<Clock>{format.clock(sunrise)}</Clock>} />
            <NowCell name={_('city.moment.sunset')} value={<Clock>{format.clock(sunset)}</Clock>} />
            <NowCell name={_('city.weather.daylight')} value={_('city.weather.duration', daylight)} />
          </dl>
        </CitySection>
        <CitySection anchor="months" title={_('city.weather.months')}>
          <ClimateChart months={weather.months} month={weather.month} />
          <ClimateTable weather={weather} />
        </CitySection>
        <WeatherAdvice weather={weather} />
        {weather.isMiddayBreak ? null : (
          <CitySection title={_('city.weather.break')} note={_('city.weather.breakLater')}>
            <WorkBreak weather={weather} />
          </CitySection>
        )}
        <CitySection anchor="precision" title={_('city.weather.precision')}>
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
        <FactPanel title={_('city.facts.title')} facts={weather.facts} isCollapsed />
      </div>
    </>
  );
}

/** What weather services answer, or that none does. */
function LiveWeather({ live }: { live: ReturnType<typeof useConditions> }) {
  const { _ } = useLingui();
  const weather = live?.conditions.weather;
  return (
    <>
      <CitySection title={_('live.title')}>
        {live ? <ConditionsNow {...live} isDetailed /> : null}
        {weather ? null : <Notice title={_('live.none.title')}>{_('live.none.text')}</Notice>}
      </CitySection>
      {live && weather ? (
        <>
          <OutdoorTiles {...live} />
          <HourPlot weather={weather} now={live.now} />
          <ComingDays weather={weather} now={live.now} />
        </>
      ) : null}
    </>
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

const HIGHEST = 44;
const LOWEST = 10;

/** Each month from its mean night temperature to its mean day temperature. The table below has the same figures. */
function ClimateChart({ months, month: current }: { months: Weather['months']; month: number }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <figure className="flex max-w-measure flex-col gap-2">
      <figcaption className="text-meta text-text-3">{_('city.weather.chart')}</figcaption>
      <div aria-hidden className="grid grid-cols-12 text-center text-meta">
        {months.map(({ month, meanMaxC, meanMinC }) => (
          <div key={month} className="flex min-w-0 flex-col gap-1">
            <span>{format.number(Math.round(meanMaxC))}</span>
            <svg viewBox={`0 0 10 ${HIGHEST - LOWEST}`} preserveAspectRatio="none" className="h-32 w-full">
              <rect
                x="2"
                y={HIGHEST - meanMaxC}
                width="6"
                height={meanMaxC - meanMinC}
                className={month === current ? 'fill-accent' : 'fill-ayyan-mark'}
              />
            </svg>
            <span className="text-text-3">{format.number(Math.round(meanMinC))}</span>
            <span
              className={classNames(
                'overflow-hidden border-t border-line pt-1',
                month === current ? 'font-semibold text-accent' : 'text-text-2',
              )}
            >
              {firstCharacter(_(`guide.month.name${month}`))}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}

type Month = Weather['months'][number];

/** The climate averages of the twelve months. */
function ClimateTable({ weather }: { weather: Weather }) {
  const { _ } = useLingui();
  const format = useFormat();
  const number = (id: string, header: string, cell: (month: Month) => string) => ({
    id,
    header,
    cell,
    isNumeric: true,
  });
  const rounded = (value: number) => format.number(Math.round(value));
  return (
    <DataTable
      caption={_('city.weather.caption', { date: format.asOf(weather.asOf) })}
      keyOf={({ month }) => String(month)}
      rows={weather.months}
      columns={[
        { id: 'month', header: _('city.weather.month'), cell: ({ month }) => _(`guide.month.name${month}`) },
        number('high', _('city.weather.high'), ({ meanMaxC }) => rounded(meanMaxC)),
        number('low', _('city.weather.low'), ({ meanMinC }) => rounded(meanMinC)),
        number('sea', _('city.weather.sea'), ({ seaTemperatureC }) => rounded(seaTemperatureC)),
        number('humidity', _('city.weather.humidity'), (month) => format.percent(month.meanHumidityPercent / 100)),
        number('rain', _('city.weather.rain'), ({ rainDays }) => format.number(rainDays)),
        number('uv', _('city.weather.uv'), ({ uvIndexTypicalMax }) => format.number(uvIndexTypicalMax)),
        { id: 'outdoors', header: _('guide.month.outdoors'), cell: ({ comfortLabel }) => comfortLabel },
      ]}
    />
  );
}

/** Advice on sun and heat, and the seasonal hazards. */
function WeatherAdvice({ weather }: { weather: Weather }) {
  const { _ } = useLingui();
  const format = useFormat();
  const facts = factsById(weather.facts);
  return (
    <>
      <div className="wide:grid wide:grid-cols-2 wide:gap-x-10">
        <CitySection anchor="uv" title={_('city.weather.uvTitle')}>
          <TextIn locale={weather.locale}>
            <dl className="flex flex-col">
              {weather.uvBands.map(({ from, to, advice }) => (
                <div key={from} className="flex gap-4 border-b border-line py-2 text-label">
                  <dt className="w-32 flex-none font-semibold">
                    <Ltr>{to === null ? `${from}+` : `${from}–${to}`}</Ltr> {_(`guide.month.uv.${uvBand(from)}`)}
                  </dt>
                  <dd>{advice}</dd>
                </div>
              ))}
            </dl>
          </TextIn>
        </CitySection>
        <CitySection anchor="heat" title={_('city.weather.heatTitle')} note={_('city.weather.heatNote')}>
          <dl className="flex flex-col">
            {HEAT_LEVELS.map(({ id, fromC }) => (
              <div key={id} className="flex gap-4 border-b border-line py-2 text-label">
                <dt className="w-32 flex-none font-semibold">{_('city.heat.from', { value: format.number(fromC) })}</dt>
                <dd>{_(`city.heat.${id}`)}</dd>
              </div>
            ))}
          </dl>
        </CitySection>
      </div>
      <CitySection anchor="hazards" title={_('city.weather.hazards')}>
        <TextIn locale={weather.locale}>
          <ul className="grid gap-4 medium:grid-cols-2">
            {weather.hazards.map(({ id, name, when, advice }) => (
              <li key={id} className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
                <h3 className="text-ui font-semibold">{name}</h3>
                <p className="text-meta text-text-3">{when}</p>
                <p className="text-label">
                  <Inlines nodes={advice} facts={facts} />
                </p>
              </li>
            ))}
          </ul>
        </TextIn>
      </CitySection>
    </>
  );
}

import { HEAT_LEVELS, uvBand } from '@dalil/domain/city/weather-advice.ts';
import { useLingui } from '@lingui/react';
import { factsById } from '../../features/facts/fact-text.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Weather } from '../../queries/city.ts';
import { CitySection } from './city-section.tsx';

/** What to do about sun and heat, and the hazards of the seasons. */
export function WeatherAdvice({ weather }: { weather: Weather }) {
  const { _ } = useLingui();
  const format = useFormat();
  const facts = factsById(weather.facts);
  return (
    <>
      <div className="wide:grid wide:grid-cols-2 wide:gap-x-10">
        <CitySection title={_('city.weather.uvTitle')}>
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
        <CitySection title={_('city.weather.heatTitle')} note={_('city.weather.heatNote')}>
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
      <CitySection title={_('city.weather.hazards')}>
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

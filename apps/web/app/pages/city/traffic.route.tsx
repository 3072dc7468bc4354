import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById } from '../../features/facts/fact-text.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { trafficQuery, type Traffic } from '../../queries/city.ts';
import { CitySection } from './city-section.tsx';
import { TariffNow } from './tariff-now.tsx';
import { TariffWindows } from './tariff-windows.tsx';
import { TrafficNetwork } from './traffic-network.tsx';
import { TrafficRoads } from './traffic-roads.tsx';
import { useDubaiNow } from './use-dubai-now.ts';

const load = loadPage(['city', 'guide', 'item'], async ({ api, locale, warm, translate }) => {
  await warm(trafficQuery(api, locale));
  return { title: translate('city.traffic.title'), description: translate('city.traffic.description') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

const FACT_GROUPS = [
  ['fares', 'city.traffic.fares'],
  ['hours', 'city.traffic.hours'],
  ['salik', 'city.traffic.salik'],
  ['parking', 'city.traffic.parking'],
  ['taxis', 'city.traffic.taxis'],
  ['drivers', 'city.traffic.drivers'],
] as const;

export default function TrafficPage() {
  const { _ } = useLingui();
  const traffic = useSuspenseQuery(trafficQuery(useApi(), useLocale())).data as Traffic;
  const texts = [...traffic.nol, ...traffic.salik, ...traffic.taxis];
  return (
    <div className="page-width pb-10">
      <header className="flex flex-col gap-3 pt-5 pb-6 wide:pt-10">
        <h1 className="headline text-title">{_('city.traffic.title')}</h1>
        <p className="measure text-ui text-text-2">{_('city.traffic.promise')}</p>
        <LanguageNote locale={traffic.locale} />
        <CostNow traffic={traffic} />
      </header>
      <CitySection title={_('city.tariff.title')}>
        <TariffWindows tariffs={traffic.tariffs} />
      </CitySection>
      <TrafficNetwork traffic={traffic} />
      <TrafficRoads traffic={traffic} />
      <CitySection title={_('city.traffic.cost')}>
        <TextIn locale={traffic.locale}>
          <ul className="measure flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
            {texts.map((text, at) => (
              <li key={at}>
                <Inlines nodes={text} facts={factsById(traffic.facts)} />
              </li>
            ))}
          </ul>
        </TextIn>
        <div className="grid items-start gap-6 wide:grid-cols-2">
          {FACT_GROUPS.map(([group, title]) => (
            <FactPanel key={group} title={_(title)} facts={traffic.factGroups[group]} />
          ))}
        </div>
      </CitySection>
    </div>
  );
}

/** Only while the page's day is the device's day; the room stays. */
function CostNow({ traffic }: { traffic: Traffic }) {
  const now = useDubaiNow();
  const minute = now?.date === traffic.date ? now.minute : null;
  return (
    <dl
      className={`grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line medium:grid-cols-2 ${minute === null ? 'invisible' : ''}`}
    >
      <TariffNow id="salik" windows={traffic.tariffs.salik} minute={minute ?? 0} />
      <TariffNow id="parking" windows={traffic.tariffs.parking} minute={minute ?? 0} />
    </dl>
  );
}

import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { loadPage, type PageArgs } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getTimetable, getTraffic } from '../../endpoints/city.ts';
import { CityAlerts } from '../../features/city-alerts/city-alerts.tsx';
import { loadCityAlerts } from '../../features/city-alerts/load-city-alerts.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { factsById } from '../../features/facts/fact-text.ts';
import { CalculatorLinks } from '../../features/handbook/calculator-links.tsx';
import { Inlines } from '../../features/prose/inlines.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import type { Traffic } from '../../queries/city.ts';
import { classNames } from '../../ui/class-names.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CitySection } from './city-section.tsx';
import { endOf, journeyEndQuery, timedJourneys } from '../../queries/journey.ts';
import { JourneySection } from './journey/journey-section.tsx';
import { namesIn, readRequest } from './journey/read-request.ts';
import { LastTrain } from './last-train.tsx';
import { cellRow } from '../../features/live/now-cell.tsx';
import { loadTrafficNow } from './roads/load-traffic-now.ts';
import { MyCommute } from './roads/my-commute.tsx';
import { RoadsNow } from './roads/roads-now.tsx';
import { RouteFinder } from './route-finder.tsx';
import { TariffNow } from './tariff-now.tsx';
import { TariffWindows } from './tariff-windows.tsx';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { useToday } from '../../features/clock/use-today.ts';

const load = loadPage(
  ['city', 'item', 'transport', 'roads', 'calculator-names', 'guide', 'journey'],
  async ({ api, locale, prefetch, translate, url }) => {
    const [moreAreas] = await Promise.all([
      loadCityAlerts({ api, locale, prefetch }),
      prefetch(getTraffic({ locale })),
      prefetch(getTimetable({ locale })),
      loadTrafficNow({ api, prefetch }),
      loadJourney({ api, locale, prefetch, url }),
    ]);
    const head = { title: translate('city.traffic.title'), description: translate('city.traffic.description') };
    return { ...head, moreAreas, isUnlisted: namesIn(url.searchParams).length > 0 };
  },
);

/** Both ends, and for a chosen time the departures, so that the way is in the page as it is sent. */
async function loadJourney({ api, locale, prefetch, url }: Pick<PageArgs, 'api' | 'locale' | 'prefetch' | 'url'>) {
  const found = await Promise.all(
    namesIn(url.searchParams).map((name) => prefetch(journeyEndQuery(api, locale, name))),
  );
  const [from, to] = found.map((end) => end && endOf(end));
  const { at } = readRequest(url.searchParams);
  if (from && to && at) await orWithout(prefetch(timedJourneys({ from, to, at })));
}

export { load as clientLoader, load as loader, pageMeta as meta };

const FACT_GROUPS = [
  ['fares', 'city.traffic.fares'],
  ['hours', 'city.traffic.hours'],
  ['salik', 'city.traffic.salik'],
  ['parking', 'city.traffic.parking'],
  ['taxis', 'city.traffic.taxis'],
  ['drivers', 'city.traffic.drivers'],
] as const;

const RULE_NAMES: Record<string, string> = {
  childrenFree: 'city.traffic.children',
  booking: 'city.traffic.booking',
  roofColours: 'city.traffic.roofs',
  payment: 'city.traffic.payment',
};

export default function TrafficPage() {
  const { _ } = useLingui();
  const locale = useLocale();
  const traffic = useToday(getTraffic({ locale }));
  const { timetable } = useSuspenseQuery(getTimetable({ locale })).data;
  return (
    <>
      <CityAlerts />
      <div className="page-width pb-10">
        <header className="flex flex-col gap-3 pt-2 pb-6 wide:pt-4">
          <PageTitle>
            <h1 className="headline text-title">{_('city.traffic.title')}</h1>
          </PageTitle>
          <CostNow traffic={traffic} />
          <p className="measure text-label text-text-2">{_('city.traffic.promise')}</p>
          <LanguageNote locale={traffic.locale} />
        </header>
        <JourneySection traffic={traffic} />
        <RoadsNow traffic={traffic} />
        <div className="wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-10">
          <div>
            <MyCommute traffic={traffic} />
            <CitySection anchor="day-tariffs" title={_('city.tariff.title')}>
              <TariffWindows
                tariffs={traffic.tariffs}
                facts={[...traffic.factGroups.salik, ...traffic.factGroups.parking]}
              />
            </CitySection>
            <CitySection title={_('shell.nav.calculators')}>
              <CalculatorLinks ids={['salik', 'parking', 'nol']} />
            </CitySection>
          </div>
          <div>
            <RouteFinder traffic={traffic} />
            <LastTrain traffic={traffic} timetable={timetable} />
            <MetroRules traffic={traffic} />
            <TrafficRoads traffic={traffic} />
          </div>
        </div>
        <CitySection anchor="costs" title={_('city.traffic.cost')}>
          <div className="grid gap-6 medium:grid-cols-3">
            <Rules title={_('city.traffic.transit')} rules={traffic.nol} traffic={traffic} />
            <Rules title={_('city.tariff.salik')} rules={traffic.salik} traffic={traffic} />
            <Rules title={_('city.traffic.taxis')} rules={traffic.taxis} traffic={traffic} />
          </div>
          <div className="gap-6 wide:columns-2">
            {FACT_GROUPS.map(([group, title]) => (
              <div key={group} className="break-inside-avoid pb-6">
                <FactPanel title={_(title)} facts={traffic.factGroups[group]} />
              </div>
            ))}
          </div>
        </CitySection>
      </div>
    </>
  );
}

function Rules({ title, rules, traffic }: { title: string; rules: Traffic['nol']; traffic: Traffic }) {
  const { _ } = useLingui();
  const facts = factsById(traffic.facts);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-ui font-semibold">{title}</h3>
      <TextIn locale={traffic.locale}>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
          {rules.map(({ id, text }) => (
            <li key={id}>
              {RULE_NAMES[id] ? `${_(RULE_NAMES[id])}: ` : null}
              <Inlines nodes={text} facts={facts} />
            </li>
          ))}
        </ul>
      </TextIn>
    </div>
  );
}

/** Visible only while the page's day is the device's day; the space stays reserved. */
function CostNow({ traffic }: { traffic: Traffic }) {
  const now = useDubaiNow();
  const minute = now?.date === traffic.date ? now.minute : null;
  return (
    <dl data-needs-script="" className={classNames(cellRow, minute === null && 'invisible')}>
      <TariffNow id="salik" windows={traffic.tariffs.salik} minute={minute ?? 0} />
      <TariffNow id="parking" windows={traffic.tariffs.parking} minute={minute ?? 0} />
    </dl>
  );
}

/** What holds on the metro. */
function MetroRules({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  const facts = factsById(traffic.facts);
  return (
    <CitySection anchor="metro-rules" title={_('city.traffic.network')}>
      <TextIn locale={traffic.locale}>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
          {traffic.metroRules.map((rule, at) => (
            <li key={at}>
              <Inlines nodes={rule} facts={facts} />
            </li>
          ))}
        </ul>
      </TextIn>
    </CitySection>
  );
}

/** The toll gates, and the roads with their usual congested hours. */
function TrafficRoads({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  return (
    <>
      <CitySection anchor="salik-gates" title={_('city.traffic.gates')}>
        <TextIn locale={traffic.locale}>
          <DataTable
            caption={<VisuallyHidden>{_('city.traffic.gates')}</VisuallyHidden>}
            keyOf={({ id }) => id}
            rows={traffic.gates}
            columns={[
              { id: 'gate', header: _('city.traffic.gate'), cell: ({ name }) => name },
              { id: 'road', header: _('city.traffic.road'), cell: ({ road }) => road },
            ]}
          />
        </TextIn>
      </CitySection>
      <CitySection anchor="busy-roads" title={_('city.traffic.roads')} note={traffic.roadsNote}>
        <TextIn locale={traffic.locale}>
          {traffic.roads.map((road) => (
            <Disclosure
              key={road.id}
              title={
                <>
                  {road.name} {road.code ? <Ltr className="text-meta text-text-3">{road.code}</Ltr> : null}
                </>
              }
            >
              <ul className="flex flex-col gap-3">
                {road.segments.map((segment) => (
                  <li key={segment.id}>
                    <span className="block font-semibold">{segment.name}</span>
                    <span className="flex flex-wrap gap-x-3">
                      {segment.peaks.map((peak) => (
                        <Ltr key={peak}>{peak.replace('-', '–')}</Ltr>
                      ))}
                      {segment.isWeekend ? <span>{_('city.traffic.weekend')}</span> : null}
                    </span>
                    {segment.cause ? <span className="text-meta text-text-3">{segment.cause}</span> : null}
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </TextIn>
      </CitySection>
    </>
  );
}

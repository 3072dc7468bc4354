import { ROUTE_MODES, type RouteMode } from '@dalil/domain/guide/route.ts';
import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { PageSearch } from '../../features/page-search/page-search.tsx';
import { usePageSearch } from '../../features/page-search/use-page-search.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { RouteLines } from '../../features/transport/route-lines.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Traffic } from '../../queries/city.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CitySection } from './city-section.tsx';

type RouteView = Traffic['routes'][number];

/** So few results are shown with their stops. */
const FEW = 3;

/** Every line of public transport that the guide knows, by mode and by the names of its stops. */
export function RouteFinder({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  const [mode, setMode] = useState<RouteMode | null>(null);
  const entries = useMemo(
    () => traffic.routes.map((route) => ({ id: route.id, text: searchText(route, _(`transport.mode.${route.mode}`)) })),
    [traffic.routes, _],
  );
  const facts = useMemo(() => factsById(traffic.facts), [traffic.facts]);
  const { search, setSearch, found } = usePageSearch(entries);
  const visible = traffic.routes.filter(
    (route) => (mode === null || route.mode === mode) && (found === null || found.has(route.id)),
  );
  const isNarrowed = mode !== null || found !== null;
  const showAll = () => {
    setMode(null);
    setSearch('');
  };
  return (
    <CitySection anchor="lines" title={_('transport.routes.title')} note={_('transport.routes.note')}>
      <div className="flex max-w-measure flex-col gap-3">
        <PageSearch
          label={_('transport.routes.search')}
          hint={_('transport.routes.hint')}
          value={search}
          onChange={setSearch}
          result={isNarrowed ? _('transport.routes.found', { count: visible.length }) : ''}
        />
        <div
          role="group"
          aria-label={_('transport.routes.mode')}
          data-needs-script=""
          className="print:hidden flex flex-wrap gap-2"
        >
          {ROUTE_MODES.map((one) => (
            <ToggleChip key={one} isOn={mode === one} onClick={() => setMode(mode === one ? null : one)}>
              {_(`transport.mode.${one}`)}
            </ToggleChip>
          ))}
        </div>
      </div>
      <div>
        {visible.map((route) => (
          <RouteEntry key={route.id} route={route} facts={facts} isOpen={found !== null && visible.length <= FEW} />
        ))}
      </div>
      {visible.length === 0 ? (
        <EmptyState
          title={_('transport.routes.none')}
          actions={<Button onClick={showAll}>{_('transport.routes.show-all')}</Button>}
          level={3}
        >
          {_('transport.routes.none-hint')}
        </EmptyState>
      ) : null}
    </CitySection>
  );
}

/** Stops are found by their names and, in any language, by their English ones, of which the ids are made. */
function searchText({ title, lines }: RouteView, mode: string): string {
  const words = lines.flatMap(({ code, name, stops }) => [
    code ?? '',
    name ?? '',
    ...stops.flatMap((stop) => [stop.name, stop.id.replaceAll('-', ' ')]),
  ]);
  return [title, mode, ...words].join(' ');
}

function RouteEntry({ route, facts, isOpen }: { route: RouteView; facts: FactsById; isOpen: boolean }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const stations = route.lines[0]?.stops.length ?? 0;
  const isRail = route.mode === 'metro' || route.mode === 'tram';
  return (
    <TextIn locale={route.locale}>
      <Disclosure
        key={String(isOpen)}
        open={isOpen || undefined}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {route.title}
            {isRail && stations > 0 ? (
              <span className="text-meta font-normal text-text-3">
                {_('city.traffic.stations', { count: stations })}
              </span>
            ) : null}
            {route.status === 'running' ? null : <Tag tone="warn">{_(`transport.status.${route.status}`)}</Tag>}
          </span>
        }
      >
        <div className="flex flex-col gap-3">
          {route.note ? (
            <p className="measure">
              <Inlines nodes={route.note} facts={facts} />
            </p>
          ) : null}
          <RouteLines lines={route.lines} />
          {route.fee || route.time ? (
            <dl className="measure grid gap-2">
              <Answer label={_('transport.fare')} nodes={route.fee} facts={facts} />
              <Answer label={_('transport.times')} nodes={route.time} facts={facts} />
            </dl>
          ) : null}
          <p className="flex flex-wrap gap-x-4 text-meta text-text-3">
            <span>{_('transport.as-of', { date: format.asOf(route.asOf) })}</span>
            {route.href ? (
              <Link to={toLocale(route.href)} className="text-link inline-flex min-h-6 items-center">
                {_('transport.more')}
              </Link>
            ) : null}
          </p>
        </div>
      </Disclosure>
    </TextIn>
  );
}

function Answer({ label, nodes, facts }: { label: string; nodes: RouteView['fee']; facts: FactsById }) {
  if (nodes === null) return null;
  return (
    <div>
      <dt className="text-meta text-text-3">{label}</dt>
      <dd>
        <Inlines nodes={nodes} facts={facts} />
      </dd>
    </div>
  );
}

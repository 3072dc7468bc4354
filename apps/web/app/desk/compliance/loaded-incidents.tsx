import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { incidentsQuery } from '../../queries/compliance.ts';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { IncidentsPart } from './incidents-part.tsx';

/** A part of both pages of compliance. */
export function LoadedIncidents() {
  const query = useQuery(incidentsQuery(useApi()));
  return <LoadedPanel query={query}>{({ items }) => <IncidentsPart incidents={items} />}</LoadedPanel>;
}

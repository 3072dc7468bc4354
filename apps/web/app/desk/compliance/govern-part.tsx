import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import {
  auditQuery,
  confirmationsQuery,
  documentsQuery,
  recordsQuery,
  retentionQuery,
  scoreQuery,
} from '../../queries/compliance.ts';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { AuditPart } from './audit-part.tsx';
import { ConfirmationsPart } from './confirmations-part.tsx';
import { DocumentsPart } from './documents-part.tsx';
import type { GovernSearch } from './govern-search.ts';
import { LoadedIncidents } from './loaded-incidents.tsx';
import { RecordsPart } from './records-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import { ScorePart } from './score-part.tsx';
import { mayProcess, WhoProcesses } from './who-processes.tsx';

/** Parts with the data of people, for those who process it. */
const PROCESSED: readonly GovernSearch['part'][] = ['incidents', 'confirmations'];

/** The part of the governing page that the address names. Only its own data is loaded. */
export function GovernPart({ search }: { search: GovernSearch }) {
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  if (PROCESSED.includes(search.part) && !mayProcess(session)) return <WhoProcesses />;
  switch (search.part) {
    case 'score':
      return <Score />;
    case 'documents':
      return <Documents />;
    case 'retention':
      return <Retention />;
    case 'records':
      return <Records />;
    case 'incidents':
      return <LoadedIncidents />;
    case 'confirmations':
      return <Confirmations />;
    default:
      return <Audit search={search} />;
  }
}

function Score() {
  return <LoadedPanel query={useQuery(scoreQuery(useApi()))}>{(view) => <ScorePart view={view} />}</LoadedPanel>;
}

function Documents() {
  const query = useQuery(documentsQuery(useApi()));
  return <LoadedPanel query={query}>{({ items }) => <DocumentsPart documents={items} />}</LoadedPanel>;
}

function Retention() {
  const query = useQuery(retentionQuery(useApi()));
  return <LoadedPanel query={query}>{(retention) => <RetentionPart retention={retention} />}</LoadedPanel>;
}

function Records() {
  const query = useQuery(recordsQuery(useApi()));
  return <LoadedPanel query={query}>{(records) => <RecordsPart records={records} />}</LoadedPanel>;
}

function Confirmations() {
  const query = useQuery(confirmationsQuery(useApi()));
  return <LoadedPanel query={query}>{({ items }) => <ConfirmationsPart confirmations={items} />}</LoadedPanel>;
}

function Audit({ search }: { search: GovernSearch }) {
  const query = useQuery(auditQuery(useApi(), search, search.before));
  return <LoadedPanel query={query}>{(page) => <AuditPart page={page} search={search} />}</LoadedPanel>;
}

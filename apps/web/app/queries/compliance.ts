import type { AuditArea } from '@dalil/domain/accounts/audit-event.ts';
import type { RequestStatus, RequestType } from '@dalil/domain/privacy/data-request.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

const KEY = 'compliance';
type Compliance = ApiClient['api']['compliance'];
type Json<Method> = Method extends (args: infer Args) => unknown
  ? Args extends { json: infer Body }
    ? Body
    : never
  : never;

/** PRIV-10: the score with its arithmetic and its course. */
export function scoreQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'score'],
    queryFn: () => read(api.api.compliance.score.$get({ param: {}, query: {} })),
  });
}
export type ScoreView = DataOf<typeof scoreQuery>;

export type AuditFilter = {
  days: number;
  area: AuditArea | null;
  person: string | null;
  hash: string | null;
  /** Only reads of the data of people by staff. */
  isAccess: boolean;
};

/** The filter as the API takes it. */
export function auditParameters({ days, area, person, hash, isAccess }: AuditFilter) {
  return {
    days: String(days),
    ...(area && { area }),
    ...(person && { person }),
    ...(hash && { hash }),
    ...(isAccess && { only: 'access' as const }),
  };
}

/** PRIV-9: entries of the audit log, newest first. `before`: only those with a lower number. */
export function auditQuery(api: ApiClient, filter: AuditFilter, before: number | null) {
  const query = { ...auditParameters(filter), ...(before !== null && { before: String(before) }) };
  return queryOptions({
    queryKey: [KEY, 'audit', query],
    queryFn: () => read(api.api['audit-log'].entries.$get({ param: {}, query })),
    placeholderData: keepPreviousData,
  });
}
export type AuditEntry = DataOf<typeof auditQuery>['items'][number];

const checkPart = (api: ApiClient, query: { after?: string; hash?: string }) =>
  read(api.api['audit-log'].state.$get({ param: {}, query }));
export type ChainState = Awaited<ReturnType<typeof checkPart>>;

/** PRIV-9: verifies the whole audit log part by part. `onPart` learns how far it is. */
export async function checkAuditLog(api: ApiClient, onPart: (state: ChainState) => void): Promise<ChainState> {
  let state = await checkPart(api, {});
  while (!state.isComplete) {
    onPart(state);
    state = await checkPart(api, { after: String(state.entries), hash: state.lastHash });
  }
  return state;
}

/** The legal documents with all their versions. */
export function documentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'documents'],
    queryFn: () => read(api.api.compliance.documents.$get({ param: {}, query: {} })),
  });
}
export type LegalVersions = DataOf<typeof documentsQuery>['items'][number];

/** The retention rules, what the next purge would delete and what the last one deleted. */
export function retentionQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'retention'],
    queryFn: () => read(api.api.compliance.retention.$get({ param: {}, query: {} })),
  });
}
export type Retention = DataOf<typeof retentionQuery>;

/** The records of processing activities, and the services of others. */
export function recordsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'records'],
    queryFn: () => read(api.api.compliance.records.$get({ param: {}, query: {} })),
  });
}
export type Records = DataOf<typeof recordsQuery>;

export function incidentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'incidents'],
    queryFn: () => read(api.api.compliance.incidents.$get({ param: {}, query: {} })),
  });
}
export type Incident = DataOf<typeof incidentsQuery>['items'][number];
export const reportIncident = (api: ApiClient, json: Json<Compliance['incidents']['$post']>) =>
  read(api.api.compliance.incidents.$post({ param: {}, json }));
export type IncidentReport = Parameters<typeof reportIncident>[1];
export const addIncidentStep = (
  api: ApiClient,
  number: number,
  json: Json<Compliance['incidents'][':number']['steps']['$post']>,
) => read(api.api.compliance.incidents[':number'].steps.$post({ param: { number: String(number) }, json }));

/** Actions on the data of many people: what waits for a second admin, and what was decided. */
export function confirmationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [KEY, 'confirmations'],
    queryFn: () => read(api.api.compliance.confirmations.$get({ param: {}, query: {} })),
  });
}
export type Confirmation = DataOf<typeof confirmationsQuery>['items'][number];
export const askForBulkAction = (api: ApiClient, json: Json<Compliance['confirmations']['$post']>) =>
  read(api.api.compliance.confirmations.$post({ param: {}, json }));
export const decideBulkAction = (api: ApiClient, number: number, isConfirmed: boolean) =>
  read(
    api.api.compliance.confirmations[':number'].decide.$post({
      param: { number: String(number) },
      json: { isConfirmed },
    }),
  );

export type RequestsFilter = {
  state: 'open' | 'ended';
  status: RequestStatus | null;
  type: RequestType | null;
  cursor: string | null;
};

/** PRIV-6: requests of people about their own data, the one due first first. */
export function requestsQuery(api: ApiClient, { state, status, type, cursor }: RequestsFilter) {
  const query = {
    state,
    limit: '25',
    ...(status && { status }),
    ...(type && { type }),
    ...(cursor !== null && { cursor }),
  };
  return queryOptions({
    queryKey: [KEY, 'requests', query],
    queryFn: () => read(api.api.compliance['data-requests'].$get({ query })),
    placeholderData: keepPreviousData,
  });
}
export type StaffRequest = DataOf<typeof requestsQuery>['items'][number];
/** STAFF-8: who processes requests. */
export function holdersQuery(api: ApiClient) {
  return queryOptions({ queryKey: [KEY, 'holders'], queryFn: () => read(api.api.compliance.holders.$get()) });
}

export const assignRequest = (api: ApiClient, id: string, assigneeId: string | null) =>
  read(api.api.compliance['data-requests'][':id'].assign.$post({ param: { id }, json: { assigneeId } }));

export const answerRequest = (
  api: ApiClient,
  id: string,
  json: Json<Compliance['data-requests'][':id']['answer']['$post']>,
) => read(api.api.compliance['data-requests'][':id'].answer.$post({ param: { id }, json }));

/** What an erasure would delete and what would remain. It is read when staff ask for it, because each read is in the audit log. */
export const previewErasure = (api: ApiClient, id: string) =>
  read(api.api.compliance['data-requests'][':id']['erasure-preview'].$get({ param: { id } }));
export type ErasurePreview = Awaited<ReturnType<typeof previewErasure>>;

/** The queue of exports of all users. */
export function exportsQuery(api: ApiClient, cursor: string | null) {
  const query = { limit: '25', ...(cursor !== null && { cursor }) };
  return queryOptions({
    queryKey: [KEY, 'exports', query],
    queryFn: () => read(api.api.compliance['data-exports'].$get({ param: {}, query })),
    placeholderData: keepPreviousData,
  });
}
export type StaffExport = DataOf<typeof exportsQuery>['items'][number];

/** The recorded decisions of one user, by the exact address or id. */
export const findConsents = (api: ApiClient, person: string) =>
  read(api.api.compliance.consents.$get({ param: {}, query: { person } }));
export type PersonConsents = Awaited<ReturnType<typeof findConsents>>;

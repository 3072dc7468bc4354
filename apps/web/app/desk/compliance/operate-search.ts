import {
  isOpen,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  type RequestStatus,
  type RequestType,
} from '@dalil/domain/privacy/data-request.ts';
import type { RequestsFilter } from '../../queries/compliance.ts';

export const OPERATE_PARTS = ['requests', 'exports', 'consents', 'incidents'] as const;
export type OperatePart = (typeof OPERATE_PARTS)[number];
export const REQUEST_STATES = ['open', 'ended'] as const;

export type OperateSearch = RequestsFilter & {
  part: OperatePart;
  /** The id of the request that is open. */
  request: string | null;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The statuses that a list of open or ended requests can be filtered by. */
export function statusesOf(state: OperateSearch['state']): RequestStatus[] {
  return REQUEST_STATUSES.filter((status) => isOpen(status) === (state === 'open'));
}

/** The search parameters of the operating page: the part, the filter of requests and the open one. */
export function readOperateSearch(search: URLSearchParams): OperateSearch {
  const state = REQUEST_STATES.find((one) => one === search.get('state')) ?? 'open';
  const request = search.get('request') ?? '';
  return {
    part: OPERATE_PARTS.find((part) => part === search.get('part')) ?? 'requests',
    state,
    status: statusesOf(state).find((status) => status === search.get('status')) ?? null,
    type: REQUEST_TYPES.find((type): type is RequestType => type === search.get('type')) ?? null,
    cursor: search.get('after'),
    request: UUID.test(request) ? request : null,
  };
}

export function writeOperateSearch({ part, state, status, type, cursor, request }: Partial<OperateSearch>): string {
  const given = {
    part: part === 'requests' ? null : part,
    state: state === 'open' ? null : state,
    status,
    type,
    after: cursor,
    request,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return pairs.length === 0 ? '?' : `?${new URLSearchParams(pairs).toString()}`;
}

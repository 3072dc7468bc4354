import type { Answer, Given } from '../data/endpoint.ts';
import { getQualityOverview } from '../endpoints/quality-control.ts';

/** How often a run in progress is looked at, in milliseconds. */
const RUN_INTERVAL_MS = 2000;

export type Overview = Answer<'getQualityOverview'>;
export type FindingsFilter = Given<'listFindings'>;
export type Finding = Answer<'listFindings'>['items'][number];
export type FindingDetails = Answer<'getFinding'>;
export type Sample = Answer<'drawSamples'>['samples'][number];
export type Judgement = Omit<Given<'judgeSample'>, 'number'>;

/** STAFF-5: the overview, followed while a run is in progress. */
export function followedOverview() {
  return {
    ...getQualityOverview(),
    refetchInterval: ({ state: { data } }: { state: { data: Overview | undefined } }) =>
      data?.current?.state === 'waiting' || data?.current?.state === 'running' ? RUN_INTERVAL_MS : (false as const),
  };
}

import { flowOf, sortIncidents } from '@dalil/domain/city/live/traffic.ts';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findLiveValues } from './find-live-values.ts';
import { type TrafficNowView, trafficNowViewSchema } from './live-views.ts';

/**
 * Measured traffic at the segments of the handbook, as long as it is fresh: an older measurement says nothing, and providers do not
 * permit to keep it. Null otherwise.
 */
export const getTrafficNow = query({
  name: 'get-traffic-now',
  input: z.object({}),
  output: trafficNowViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /live/traffic',
    summary: 'Measured traffic on the roads of the city, and incidents, for fifteen minutes after the measurement',
    reading: { lists: ['live'] },
  },
  run: async (deps): Promise<TrafficNowView> => {
    const traffic = (await findLiveValues(deps, ['traffic']))('traffic');
    if (traffic?.state !== 'fresh') return { traffic: null };
    const { roads, incidents } = traffic.value;
    const value = {
      roads: roads.map((road) => ({ ...road, flow: flowOf(road) })),
      incidents: incidents && sortIncidents(incidents),
    };
    return { traffic: { ...traffic, value } };
  },
});

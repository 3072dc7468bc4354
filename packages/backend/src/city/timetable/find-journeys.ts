import { timetables } from '@dalil/database/tables/timetable.ts';
import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { addDays, isDay } from '@dalil/domain/guide/calendar-day.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { planTransit } from '@dalil/domain/transit/plan-transit.ts';
import { describesDay } from '@dalil/domain/transit/timetable-days.ts';
import { transitJourneySchema } from '@dalil/domain/transit/transit-journey.ts';
import { callsOf, type StopCalls, type TransitNetwork } from '@dalil/domain/transit/transit-network.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { query } from '../../core/query.ts';
import { unpackNetwork } from '../../providers/timetable/pack-network.ts';
import { NETWORK_ID } from './timetable-id.ts';

/** Degrees north and east, to a tenth of a metre. */
const point = textInput().regex(/^\d{1,2}\.\d{1,6},\d{1,2}\.\d{1,6}$/);

function positionOf(text: string): Position {
  const [lat = 0, lon = 0] = text.split(',').map(Number);
  return { lat, lon };
}

const journeysInput = z.object({
  from: point.meta({ description: 'Degrees north and east of the beginning', example: '25.26621,55.31376' }),
  to: point.meta({ description: 'Degrees north and east of the end', example: '25.20147,55.26957' }),
  date: textInput().refine(isDay).meta({ description: 'The day in Dubai', example: '2026-12-01' }),
  minute: z.coerce
    .number<number | string>()
    .int()
    .min(0)
    .max(DAY_MINUTES - 1)
    .meta({ description: 'The minute of that day', example: 600 }),
});

export const journeysSchema = z.object({
  /** Null: the operator of the guide has given no timetable. */
  timetable: z.nullable(
    z.object({
      publisher: z.string(),
      imported: z.string(),
      /** The last day that is described. */
      until: z.string(),
      isDescribed: z.boolean(),
    }),
  ),
  /** The earliest departure first. Minutes count from the midnight with which the day of the question begins. */
  journeys: z.array(transitJourneySchema),
});
export type TransitJourneys = z.infer<typeof journeysSchema>;

type Loaded = { network: TransitNetwork; calls: StopCalls; imported: string };

/** The network that the process holds, until a newer one is imported. */
function loadNetwork({ db, memory }: Deps): Promise<Loaded | null> {
  return memory.remember('transit-network', ['timetable'], async () => {
    const [row] = await db.select().from(timetables).where(eq(timetables.id, NETWORK_ID));
    if (!row) return null;
    const { packed } = z.object({ packed: z.string() }).parse(row.value);
    const network = await unpackNetwork(packed);
    return { network, calls: callsOf(network), imported: row.importedAt.toISOString() };
  });
}

/** Journeys by bus, metro, tram and ferry at the times of the operator's timetable. */
export const findJourneys = query({
  name: 'find-journeys',
  input: journeysInput,
  output: journeysSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /journeys',
    summary:
      'The next journeys by bus, metro, tram and ferry at the times of the operator’s timetable, if there is one',
    failures: ['too_many_requests'],
    // Every pair of points is another computation.
    limit: 'suggestions',
    reading: { lists: ['timetable'] },
  },
  run: async (deps, { from, to, date, minute }): Promise<TransitJourneys> => {
    const loaded = await loadNetwork(deps);
    if (!loaded) return { timetable: null, journeys: [] };
    const { network, calls, imported } = loaded;
    const until = addDays(network.from, network.dayTypes.length - 1);
    return {
      timetable: { publisher: network.publisher, imported, until, isDescribed: describesDay(network, date) },
      journeys: planTransit({ network, calls, from: positionOf(from), to: positionOf(to), date, minute }),
    };
  },
});

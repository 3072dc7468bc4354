import { timetables } from '@dalil/database/tables/timetable.ts';
import { timetableSchema } from '@dalil/domain/city/timetable.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findCityItems } from '../find-city.ts';
import { TIMETABLE_ID } from './timetable-id.ts';
import { inLocale } from '../../core/route-parts.ts';

/** How far the same station may lie in two sources. */
const SAME_STATION_METRES = 350;

/** `imported`: when the file was read. Null: the operator has given none. */
export const timetableViewSchema = z.object({
  timetable: z.nullable(timetableSchema.extend({ imported: z.string() })),
});

export type TimetableView = z.infer<typeof timetableViewSchema>;

/** First and last trains by station, with the names of the stations in the user's language where the guide knows them. */
export const getTimetable = query({
  name: 'get-timetable',
  input: inLocale,
  output: timetableViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /timetable',
    summary: 'First and last trains by station, if the operator has given a timetable',
    reading: { lists: ['handbook', 'timetable'] },
  },
  run: async (deps, { locale }): Promise<TimetableView> => {
    const [row] = await deps.db.select().from(timetables).where(eq(timetables.id, TIMETABLE_ID));
    if (!row) return { timetable: null };
    const timetable = timetableSchema.parse(row.value);
    const { handbook } = await findCityItems(deps, locale, 'transport', []);
    const names = handbook
      ? namesOf(handbook.data as HandbookData<'transport'>, handbook.body as Body)
      : () => undefined;
    const stations = timetable.stations.map((station) => ({ ...station, name: names(station) ?? station.name }));
    const sorted = stations.toSorted((a, b) => a.name.localeCompare(b.name, locale));
    return { timetable: { ...timetable, stations: sorted, imported: row.importedAt.toISOString() } };
  },
});

type Body = HandbookBody<'transport'>;
type Station = { name: string; lat: number; lon: number };

/** The guide's name of a station: of the nearest it knows, if that can only be the same. */
function namesOf(data: HandbookData<'transport'>, body: Body): (station: Station) => string | undefined {
  const known = [...data.metro.lines.flatMap(({ stations }) => stations), ...data.tram.stations];
  return (station) => {
    const near = known
      .map(({ id, position }) => ({ id, metres: metresBetween(position, station) }))
      .toSorted((a, b) => a.metres - b.metres)[0];
    return near && near.metres <= SAME_STATION_METRES ? body.stations[near.id]?.name : undefined;
  };
}

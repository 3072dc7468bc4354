import * as z from 'zod/mini';
import { dayInput, inLatinDigits } from '../language/digit-input.ts';
import { itemIdSchema } from './content-item.ts';
import { factIdSchema } from './fact.ts';
import { isInEmirate, placedSchema } from './position.ts';

const text = z.string().check(z.minLength(1));
const list = z.array(text);
const fact = z.strictObject({ fact: factIdSchema });
const day = dayInput;
const lonLat = z
  .tuple([z.number(), z.number()])
  .check(z.refine(([lon, lat]) => isInEmirate({ lat, lon }), 'outside the emirate'));

const stationSchema = z.strictObject({
  id: itemIdSchema,
  position: placedSchema,
  isInterchange: z.optional(z.literal(true)),
  hasParkAndRide: z.optional(z.literal(true)),
  branch: z.optional(text),
});

const lineSchema = z.strictObject({
  id: itemIdSchema,
  color: z.string().check(z.regex(/^#[0-9A-F]{6}$/)),
  status: z.enum(['operational', 'under-construction', 'announced']),
  openedOn: z.nullable(day),
  plannedOpening: z.nullable(fact),
  branchOf: z.nullable(itemIdSchema),
  lengthKm: z.nullable(z.number()),
  plannedStations: z.nullable(z.int()),
  stations: z.array(stationSchema),
});

const zones = z.strictObject({ oneZone: fact, twoZones: fact, threeOrMore: fact });
const pass = z.strictObject({ id: itemIdSchema, oneZone: fact, twoZones: fact, all: fact });

const nolSchema = z.strictObject({
  zones: fact,
  fares: z.strictObject({ silver: zones, gold: zones, red: zones }),
  dayPass: z.strictObject({ regular: fact, gold: fact }),
  passes: z.array(pass),
  cards: z.array(
    z.strictObject({
      id: itemIdSchema,
      price: fact,
      credit: z.nullable(fact),
      validity: z.nullable(fact),
      trips: z.nullable(fact),
    }),
  ),
  minimumBalance: fact,
});

const salikSchema = z.strictObject({
  startedOn: day,
  tagPrice: fact,
  tagCredit: fact,
  gateCount: fact,
  schedule: fact,
  peak: z.strictObject({ hours: fact, price: fact }),
  offPeak: z.strictObject({ hours: fact, price: fact }),
  sundayPrice: fact,
  freeHours: fact,
  ramadan: fact,
  /** Gates that charge once when both are passed in the same direction within the pair's window. */
  pairs: z.array(z.tuple([itemIdSchema, itemIdSchema])),
  gates: z.array(z.strictObject({ id: itemIdSchema, position: placedSchema, sinceYear: z.int() })),
});

const roadSchema = z.strictObject({
  id: itemIdSchema,
  code: z.nullable(text),
  /** Longitude and latitude, schematic. */
  line: z.array(lonLat),
  precisionMetres: z.int(),
  segments: z.array(
    /** `typicalPeaks`: usual patterns, not measured. `peakDays` says so where they are not those of working days. */
    z.strictObject({
      id: itemIdSchema,
      from: lonLat,
      to: lonLat,
      typicalPeaks: z.array(z.string().check(inLatinDigits, z.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/))),
      peakDays: z.optional(z.literal('weekend')),
    }),
  ),
});

const railSchema = z.strictObject({
  openedOn: text,
  lengthKm: z.nullable(z.number()),
  fare: z.nullable(fact),
  stations: z.array(stationSchema),
});

export const transportDataSchema = z.strictObject({
  metro: z.strictObject({ hours: fact, lines: z.array(lineSchema) }),
  tram: railSchema,
  monorail: railSchema,
  nol: nolSchema,
  salik: salikSchema,
  taxis: z.strictObject({
    flagfallDay: fact,
    flagfallNight: fact,
    flagfallAirport: fact,
    perKilometre: fact,
    minimum: fact,
    lostItems: fact,
    estimates: z.array(z.strictObject({ from: itemIdSchema, to: itemIdSchema, min: fact, max: fact })),
  }),
  abra: z.strictObject({ fare: fact, stations: z.array(stationSchema) }),
  airports: z.array(z.strictObject({ id: itemIdSchema, position: placedSchema })),
  roads: z.array(roadSchema),
  parking: z.record(itemIdSchema, fact),
  fuel: z.record(itemIdSchema, fact),
});

/** Texts by the ids of the data. */
export const transportBodySchema = z.strictObject({
  metro: z.strictObject({
    operator: text,
    hours: text,
    hoursNote: text,
    cabins: list,
    rules: list,
    stationNamesNote: text,
  }),
  lines: z.record(itemIdSchema, z.strictObject({ name: text, note: z.optional(text) })),
  stations: z.record(
    itemIdSchema,
    z.strictObject({
      name: text,
      formerNames: z.optional(list),
      connects: z.optional(list),
      note: z.optional(text),
    }),
  ),
  tram: z.strictObject({ name: text, note: text }),
  monorail: z.strictObject({ name: text, note: text }),
  nol: z.strictObject({
    principle: text,
    cards: z.record(itemIdSchema, text),
    childrenFree: text,
    transfers: text,
    concessions: text,
  }),
  salik: z.strictObject({
    operator: text,
    sundayException: text,
    pairNote: text,
    gates: z.record(itemIdSchema, z.strictObject({ name: text, road: text, opened: text })),
  }),
  taxis: z.strictObject({
    regulator: text,
    booking: text,
    roofColours: text,
    payment: text,
    note: text,
    rideHailing: list,
  }),
  buses: z.strictObject({
    operator: text,
    note: text,
  }),
  abra: z.strictObject({ name: text, crossings: list, note: text }),
  ferry: z.strictObject({ name: text, routes: list, note: text }),
  waterBus: z.strictObject({ name: text, note: text }),
  airports: z.record(itemIdSchema, z.strictObject({ name: text, links: list })),
  roads: z.record(
    itemIdSchema,
    z.strictObject({
      name: text,
      note: z.optional(text),
      segments: z.record(itemIdSchema, z.strictObject({ name: text, cause: z.optional(text) })),
    }),
  ),
  roadsNote: text,
  parking: z.strictObject({ operator: text }),
});

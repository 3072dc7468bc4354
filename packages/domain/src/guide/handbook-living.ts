import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';
import { factIdSchema } from './fact.ts';

const text = z.string().check(z.minLength(1));
const list = z.array(text);
const fact = z.strictObject({ fact: factIdSchema });
const costs = z.array(z.strictObject({ item: text, value: text }));
const topics = z.array(z.strictObject({ topic: text, text }));

export const livingDataSchema = z.strictObject({
  publicHolidays: z.array(itemIdSchema),
  residencyTypes: z.array(z.strictObject({ id: itemIdSchema, term: z.nullable(fact) })),
  /** Rent law: how far below the index (up to `limit`; the last is open) allows which increase. */
  rentBands: z.array(z.strictObject({ limit: z.nullable(fact), increase: fact })),
  /** Per square foot and year. */
  serviceCharges: z.array(z.strictObject({ id: itemIdSchema, min: fact, max: z.nullable(fact) })),
  /** What is known of rents: of single areas, and the usual ranges of the whole city. */
  rents: z.strictObject({
    areas: z.array(z.strictObject({ id: itemIdSchema, rents: z.array(fact) })),
    city: z.array(fact),
  }),
  isHealthInsuranceMandatory: z.boolean(),
});

const rentalSchema = z.strictObject({
  steps: list,
  typicalCosts: costs,
  rules: z.strictObject({
    freeze: text,
    /** In the order of `rentBands`. */
    bands: z.array(z.strictObject({ belowMarket: text, maxIncrease: text })),
    eviction: text,
    index: text,
    law: text,
  }),
});

const buyingSchema = z.strictObject({
  steps: list,
  typicalCosts: costs,
  offPlan: z.strictObject({ register: text, money: text, advice: text }),
  visa: text,
  financing: text,
  serviceChargesUnit: text,
  /** In the order of `serviceCharges`. */
  serviceCharges: z.array(z.strictObject({ area: text, value: text })),
});

const weekSchema = z.strictObject({
  publicSector: z.strictObject({ hours: text, ramadanHours: text, weekend: text }),
  privateSector: text,
  ramadanReduction: text,
  fridayPrayer: text,
  schoolsFriday: text,
  middayBreak: text,
  annualLeave: text,
});

export const livingBodySchema = z.strictObject({
  basics: z.strictObject({
    population: text,
    currency: z.strictObject({ code: text, name: text, subunit: text, peg: text }),
    timeZone: text,
    electricity: text,
    plugs: text,
    dialCode: text,
    landlineArea: text,
    internetTld: text,
    drivingSide: text,
    languages: list,
    tapWater: text,
    vat: text,
    incomeTax: text,
    corporateTax: text,
    measurement: text,
  }),
  workingWeek: weekSchema,
  publicHolidays: z.record(itemIdSchema, z.strictObject({ name: text, rule: text, nextExpected: z.optional(text) })),
  publicHolidaysNote: text,
  ramadan: z.strictObject({
    fastingHours: text,
    employers: text,
    public: list,
    greetings: list,
    charity: text,
    nextExpectedStart: text,
    tolls: text,
    parking: text,
  }),
  etiquetteAndLaw: topics,
  rental: rentalSchema,
  buying: buyingSchema,
  movingInChecklist: list,
  healthcare: z.strictObject({
    publicHospitals: list,
    regulator: text,
    publicOperator: text,
    pharmacies: text,
    emergency: text,
    controlledMedicines: text,
    callCentre: text,
    healthCard: text,
  }),
  schools: z.strictObject({
    regulator: text,
    ratings: list,
    curricula: list,
    schoolYear: text,
    fees: text,
    startingAges: text,
  }),
  utilities: z.strictObject({
    electricityWater: text,
    cooling: text,
    internetTv: list,
    gas: text,
    waste: text,
    airConditioningAdvice: text,
  }),
  transportCosts: z.strictObject({ nolTrip: text, taxi: text, salik: text, parking: text, fuel: costs }),
  residencyTypes: z.record(itemIdSchema, z.strictObject({ name: text, term: text })),
  dailyLife: topics,
  confidenceNote: text,
  hotelCharges: costs,
});

import { COUNTRIES } from './countries.ts';

/** How nationals of a country enter the UAE as visitors. */
export const ENTRY_GROUPS = [
  'national',
  'gcc',
  'arrival-30',
  'arrival-90',
  'arrival-unclear',
  'exempt-unclear',
  'uzbekistan',
  'mexico',
  'india',
  'before-travel',
] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** The nationalities of the facts `visa.arrival.*`; a test compares the lists with their facts. */
const NATIONALITIES: Readonly<Partial<Record<EntryGroup, string>>> = {
  national: 'AE',
  gcc: 'BH KW OM QA SA',
  'arrival-30': 'AD AU BN CA CN HK IE JP KZ MO MY MU MC NZ SG UA GB US VA',
  'arrival-90':
    'AR AT BS BB BY BE BR BG CL CO CR HR CY CZ DK SV EE FI FR GE DE GR HN HU IS IL IT KI LV LI LT LU MV MT ME NR NL NO PY PE PL PT RO RU ' +
    'VC RS SC SK SI SB KR ES SE CH UY',
  // In both lists.
  'arrival-unclear': 'SM',
  // On the ministry's list of exempt countries, without a length of stay that two sources confirm.
  'exempt-unclear': 'AL AM AZ BA FJ XK',
  uzbekistan: 'UZ',
  mexico: 'MX',
  india: 'IN',
};

export const VISA_PURPOSES = ['visit', 'transit', 'job', 'work', 'family', 'remote'] as const;
export type VisaPurpose = (typeof VISA_PURPOSES)[number];

/** The facts that state how a group enters. */
export const ENTRY_FACTS: Readonly<Record<EntryGroup, readonly string[]>> = {
  national: [],
  gcc: ['visa.arrival.gcc-citizens'],
  'arrival-30': ['visa.exempt.stay-short', 'visa.passport.validity'],
  'arrival-90': ['visa.exempt.stay-long', 'visa.passport.validity'],
  'arrival-unclear': ['visa.exempt.stay-short', 'visa.exempt.stay-long', 'visa.passport.validity'],
  'exempt-unclear': ['visa.arrival.list-exempt', 'visa.passport.validity'],
  uzbekistan: ['visa.entry.uzbekistan', 'visa.passport.validity'],
  mexico: ['visa.arrival.mexico', 'visa.passport.validity'],
  india: [
    'visa.india.countries',
    'visa.on-arrival.india.short',
    'visa.on-arrival.india.short.fee',
    'visa.on-arrival.india.extension.fee',
    'visa.on-arrival.india.long',
    'visa.on-arrival.india.long.fee',
    'visa.tourist.fee-30',
    'visa.tourist.fee-60',
  ],
  'before-travel': ['visa.tourist.fee-30', 'visa.tourist.fee-60', 'visa.visit.enter-within', 'visa.visit.documents'],
};

/** The facts about purposes other than a visit. */
export const PURPOSE_FACTS: Readonly<Record<VisaPurpose, readonly string[]>> = {
  visit: ['visa.visit.extension-fee', 'visa.visit.max-stay', 'visa.overstay.daily-fine'],
  transit: ['visa.transit.48', 'visa.transit.96'],
  job: ['visa.jobseeker.who', 'visa.jobseeker.60', 'visa.jobseeker.90', 'visa.jobseeker.120', 'work.visitor.illegal'],
  work: ['residence.employment.term', 'medical.fee.standard', 'eid.fee.per-year'],
  family: ['family.income', 'family.income-housed', 'residence.family.apply-within'],
  remote: ['residence.remote.income', 'residence.remote.term', 'residence.remote.fee', 'residence.remote.enter'],
};

const GROUP_OF = new Map(
  (Object.entries(NATIONALITIES) as [EntryGroup, string][]).flatMap(([group, codes]) =>
    codes.split(' ').map((code) => [code, group] as const),
  ),
);

/** How nationals of a country enter as visitors. Null for no country (ISO 3166). */
export function entryGroup(country: string): EntryGroup | null {
  if (!COUNTRIES.includes(country)) return null;
  return GROUP_OF.get(country) ?? 'before-travel';
}

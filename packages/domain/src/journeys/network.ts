import { metresBetween } from '../guide/distance.ts';
import { type Station, stationOf } from './stations.ts';

export const LINES = ['red', 'green', 'tram'] as const;
export type LineId = (typeof LINES)[number];

/** One way of a line: its stations in order, with the minutes from each to the next. */
export type Route = { line: LineId; stations: readonly Station[]; gaps: readonly number[] };

/** The RTA lets trains stop for 20 to 30 seconds at each station. */
const STOP_MINUTES = 0.5;

const RED_TRUNK =
  'centrepoint emirates airport-terminal-3 airport-terminal-1 al-garhoud city-centre-deira al-rigga union burjuman adcb max world-trade-centre emirates-towers financial-centre burj-khalifa-dubai-mall business-bay onpassive equiti mall-of-the-emirates insurancemarket dubai-internet-city al-fardan-exchange sobha-realty dmcc national-paints';
const TO_EXPO =
  'national-paints the-gardens discovery-gardens al-furjan jumeirah-golf-estates dubai-investment-park expo-2020';
const TO_LIFE_PHARMACY = 'national-paints ibn-battuta energy danube life-pharmacy';
const GREEN =
  'e-and al-qusais dubai-airport-free-zone al-nahda stadium al-qiyadah abu-hail abu-baker-al-siddique salah-al-din union baniyas-square gold-souq al-ras al-ghubaiba sharaf-dg burjuman oud-metha dubai-healthcare-city al-jadaf creek';
const TRAM_STEM = 'al-sufouh knowledge-village palm-jumeirah media-city mina-seyahi marina-towers dubai-marina';
/** Behind Dubai Marina the tram goes round in one direction and comes back to that stop. */
const TRAM_LOOP = 'jumeirah-beach-residence-1 jumeirah-beach-residence-2 jumeirah-lakes-towers';
const TRAM_WAY_BACK = 'dubai-marina-mall';

/**
 * Running times that operator or press name, in minutes. RTA 2021: Centrepoint to Expo 74, of which 18 from National Paints. RTA 2013:
 * to the other end of the Red Line 72. Green Line about 40 (not of the RTA). RTA 2024: the tram from Al Sufouh to Jumeirah Lakes
 * Towers 42.
 */
const RUNNING = { trunk: 74 - 18, expo: 18, lifePharmacy: 72 - (74 - 18), green: 40, tram: 42 } as const;

function stationsOf(ids: string, prefix = ''): Station[] {
  return ids.split(' ').map((id) => {
    const station = stationOf(prefix + id);
    if (!station) throw new Error(`no station ${prefix}${id}`);
    return station;
  });
}

const metresOf = (stations: readonly Station[]): number[] =>
  stations.slice(1).map((station, at) => metresBetween(stations[at] ?? station, station));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The minutes of a stretch, distributed: the same stop at each station, the rest by the distance between stations. */
function gapsOf(stations: readonly Station[], minutes: number): number[] {
  const metres = metresOf(stations);
  const pace = (minutes - STOP_MINUTES * metres.length) / sumOf(metres);
  return metres.map((one) => STOP_MINUTES + one * pace);
}

function route(line: LineId, stretches: readonly { stations: Station[]; minutes: number }[]): Route {
  return {
    line,
    stations: stretches.flatMap(({ stations }, at) => (at === 0 ? stations : stations.slice(1))),
    gaps: stretches.flatMap(({ stations, minutes }) => gapsOf(stations, minutes)),
  };
}

function backwards({ line, stations, gaps }: Route): Route {
  return { line, stations: stations.toReversed(), gaps: gaps.toReversed() };
}

function tram(): Route {
  const stem = stationsOf(TRAM_STEM, 'tram-');
  const out = [...stem, ...stationsOf(TRAM_LOOP, 'tram-')];
  const back = [...stationsOf(TRAM_WAY_BACK, 'tram-'), ...stem.toReversed()];
  const outGaps = gapsOf(out, RUNNING.tram);
  const pace = sumOf(outGaps) / sumOf(metresOf(out));
  const aroundGaps = metresOf([...out.slice(-1), ...back.slice(0, 2)]).map((metres) => metres * pace);
  return {
    line: 'tram',
    stations: [...out, ...back],
    gaps: [...outGaps, ...aroundGaps, ...outGaps.slice(0, stem.length - 1).toReversed()],
  };
}

const trunk = { stations: stationsOf(RED_TRUNK), minutes: RUNNING.trunk };
const forth: readonly Route[] = [
  route('red', [trunk, { stations: stationsOf(TO_EXPO), minutes: RUNNING.expo }]),
  route('red', [trunk, { stations: stationsOf(TO_LIFE_PHARMACY), minutes: RUNNING.lifePharmacy }]),
  route('green', [{ stations: stationsOf(GREEN), minutes: RUNNING.green }]),
];

/** Every way that trains and trams run, in their direction. The tram's goes round the loop and back to its beginning. */
export const ROUTES: readonly Route[] = [...forth, ...forth.map(backwards), tram()];

/** The stations behind National Paints, where the trains of the Red Line part. */
export const BRANCH_STATIONS: ReadonlySet<string> = new Set(
  [TO_EXPO, TO_LIFE_PHARMACY].flatMap((ids) => ids.split(' ').slice(1)),
);

/** Stations of two lines joined by a footbridge, with an estimate of the minutes between the platforms. */
export const FOOTBRIDGES: readonly (readonly [from: string, to: string, minutes: number])[] = [
  ['dmcc', 'tram-jumeirah-lakes-towers', 5],
  ['sobha-realty', 'tram-dubai-marina', 5],
];

/** An estimate of the minutes between the platforms of one station. */
export const CHANGE_MINUTES = 3;

/*
 * How the expectations were worked out, by a script that shares no code with the product:
 * - Minutes: a ride is a part of the running time of its stretch (Centrepoint–National Paints 56, from there to Expo 18 and to Life
 *   Pharmacy 16, Green Line 40, tram 42 to JLT): half a minute for each stop, the rest by straight distance. A change in a station
 *   takes 3, a footbridge 5, a walk 1.3 times the straight line at 80 metres a minute, rounded up. The second figure adds the longest
 *   usual wait of each ride: Red Line 8 (busy hours 4, behind National Paints 8), Green Line 8 (6), tram 12 (10).
 * - Zones: those of the stations passed through. Fares: RTA, by one, two, or three and more zones.
 */

const WEST = '(expo-2020, life-pharmacy)';
/** A Monday; busy at 08:00, not at 11:00. */
export const MONDAY = '2026-11-30';

export type Golden = [
  from: string,
  to: string,
  clock: string,
  legs: string[],
  minutes: [number, number],
  zones: number[],
  silver: number | null,
];

/** Journeys with what a plan of them has to say. */
export const GOLDEN: Golden[] = [
  // From the airport.
  [
    'airport-terminal-1',
    'The Dubai Mall',
    '11:00',
    [`red airport-terminal-1 11 burj-khalifa-dubai-mall ${WEST}`, 'walk 18'],
    [38, 46],
    [5, 6],
    5,
  ],
  [
    'airport-terminal-3',
    'burj-khalifa-dubai-mall',
    '08:00',
    [`red airport-terminal-3 12 burj-khalifa-dubai-mall ${WEST}`],
    [22, 26],
    [5, 6],
    5,
  ],
  [
    'Terminal 3 (place)',
    'tram-jumeirah-beach-residence-1',
    '11:00',
    [
      'walk 4',
      `red airport-terminal-3 20 sobha-realty ${WEST}`,
      'cross to tram-dubai-marina',
      'tram tram-dubai-marina 1 tram-jumeirah-beach-residence-1 (tram-jumeirah-lakes-towers)',
    ],
    [61, 81],
    [5, 6, 2],
    7.5,
  ],
  [
    'airport-terminal-3',
    'expo-2020',
    '11:00',
    ['red airport-terminal-3 28 expo-2020 (expo-2020)'],
    [69, 77],
    [5, 6, 2],
    // Three zones already, whatever that of Expo 2020 is.
    7.5,
  ],
  [
    'airport-terminal-3',
    'stadium',
    '11:00',
    ['red airport-terminal-3 5 union (expo-2020, life-pharmacy)', 'change union', 'green union 5 stadium (e-and)'],
    [22, 38],
    [5],
    3,
  ],
  // Whole lines.
  ['centrepoint', 'expo-2020', '11:00', ['red centrepoint 30 expo-2020 (expo-2020)'], [74, 82], [5, 6, 2], 7.5],
  [
    'centrepoint',
    'life-pharmacy',
    '11:00',
    ['red centrepoint 28 life-pharmacy (life-pharmacy)'],
    [72, 80],
    [5, 6, 2],
    7.5,
  ],
  ['e-and', 'creek', '11:00', ['green e-and 19 creek (creek)'], [40, 48], [5, 6], 5],
  [
    'tram-al-sufouh',
    'tram-jumeirah-lakes-towers',
    '11:00',
    ['tram tram-al-sufouh 9 tram-jumeirah-lakes-towers (tram-jumeirah-lakes-towers)'],
    [42, 54],
    [2],
    3,
  ],
  // With a change of line.
  [
    'dmcc',
    'Dubai Gold Souk',
    '11:00',
    ['red dmcc 15 burjuman (centrepoint)', 'change burjuman', 'green burjuman 3 al-ras (e-and)', 'walk 7'],
    [53, 69],
    [2, 6, 5],
    7.5,
  ],
  [
    'creek',
    'centrepoint',
    '11:00',
    ['green creek 4 burjuman (e-and)', 'change burjuman', 'red burjuman 8 centrepoint (centrepoint)'],
    [29, 45],
    [6, 5],
    5,
  ],
  [
    'stadium',
    'airport-terminal-3',
    '08:00',
    ['green stadium 5 union (creek)', 'change union', 'red union 5 airport-terminal-3 (centrepoint)'],
    [22, 32],
    [5],
    3,
  ],
  [
    'al-qusais',
    'al-rigga',
    '11:00',
    ['green al-qusais 8 union (creek)', 'change union', 'red union 1 al-rigga (centrepoint)'],
    [21, 37],
    [5],
    3,
  ],
  [
    'gold-souq',
    'burj-khalifa-dubai-mall',
    '11:00',
    ['green gold-souq 2 union (e-and)', 'change union', `red union 7 burj-khalifa-dubai-mall ${WEST}`],
    [20, 36],
    [5, 6],
    5,
  ],
  [
    'dubai-healthcare-city',
    'The Dubai Mall',
    '11:00',
    [
      'green dubai-healthcare-city 2 burjuman (e-and)',
      'change burjuman',
      `red burjuman 6 burj-khalifa-dubai-mall ${WEST}`,
      'walk 18',
    ],
    [38, 54],
    [6],
    3,
  ],
  [
    'oud-metha',
    'Dubai Frame',
    '11:00',
    ['green oud-metha 1 burjuman (e-and)', 'change burjuman', `red burjuman 2 max ${WEST}`, 'walk 15'],
    [25, 41],
    [6],
    3,
  ],
  // The branches behind National Paints.
  [
    'the-gardens',
    'ibn-battuta',
    '08:00',
    [
      'red the-gardens 1 national-paints (centrepoint)',
      'change national-paints',
      'red national-paints 1 ibn-battuta (life-pharmacy)',
    ],
    [8, 24],
    [2],
    // The zone of Ibn Battuta is not known.
    null,
  ],
  [
    'al-furjan',
    'mall-of-the-emirates',
    '11:00',
    ['red al-furjan 9 mall-of-the-emirates (centrepoint)'],
    [21, 29],
    [2],
    3,
  ],
  ['al-furjan', 'the-gardens', '11:00', ['red al-furjan 2 the-gardens (centrepoint)'], [4, 12], [2], 3],
  [
    'dubai-investment-park',
    'expo-2020',
    '11:00',
    ['red dubai-investment-park 1 expo-2020 (expo-2020)'],
    [6, 14],
    [],
    null,
  ],
  ['energy', 'dmcc', '11:00', ['red energy 3 dmcc (centrepoint)'], [10, 18], [2], null],
  [
    'world-trade-centre',
    'ibn-battuta',
    '11:00',
    ['red world-trade-centre 14 ibn-battuta (life-pharmacy)'],
    [37, 45],
    [6, 2],
    null,
  ],
  // Along Sheikh Zayed Road.
  [
    'mall-of-the-emirates',
    'burj-khalifa-dubai-mall',
    '18:00',
    ['red mall-of-the-emirates 4 burj-khalifa-dubai-mall (centrepoint)'],
    [15, 19],
    [2, 6],
    5,
  ],
  [
    'Mall of the Emirates (place)',
    'Burj Khalifa',
    '11:00',
    ['walk 5', 'red mall-of-the-emirates 4 burj-khalifa-dubai-mall (centrepoint)', 'walk 12'],
    [32, 40],
    [2, 6],
    5,
  ],
  [
    'city-centre-deira',
    'mall-of-the-emirates',
    '11:00',
    [`red city-centre-deira 13 mall-of-the-emirates ${WEST}`],
    [31, 39],
    [5, 6, 2],
    7.5,
  ],
  ['dubai-internet-city', 'dmcc', '08:00', [`red dubai-internet-city 3 dmcc ${WEST}`], [7, 11], [2], 3],
  ['business-bay', 'financial-centre', '11:00', ['red business-bay 2 financial-centre (centrepoint)'], [4, 12], [6], 3],
  ['business-bay', 'onpassive', '11:00', [`red business-bay 1 onpassive ${WEST}`], [6, 14], [6, 2], 5],
  [
    'Museum of the Future',
    'airport-terminal-1',
    '11:00',
    ['walk 6', 'red emirates-towers 9 airport-terminal-1 (centrepoint)'],
    [23, 31],
    [6, 5],
    5,
  ],
  // So short that the RTA may count one zone.
  ['union', 'burjuman', '11:00', [`red union 1 burjuman ${WEST}`], [2, 10], [5, 6], null],
  ['al-ras', 'sharaf-dg', '11:00', ['green al-ras 2 sharaf-dg (creek)'], [4, 12], [5, 6], null],
  // Within the old town, and by tram.
  ['al-nahda', 'baniyas-square', '11:00', ['green al-nahda 7 baniyas-square (creek)'], [13, 21], [5], 3],
  [
    'tram-jumeirah-beach-residence-2',
    'burj-khalifa-dubai-mall',
    '11:00',
    [
      'tram tram-jumeirah-beach-residence-2 1 tram-jumeirah-lakes-towers (tram-jumeirah-lakes-towers)',
      'cross to dmcc',
      'red dmcc 9 burj-khalifa-dubai-mall (centrepoint)',
    ],
    [36, 56],
    [2, 6],
    5,
  ],
  [
    'tram-media-city',
    'airport-terminal-1',
    '11:00',
    [
      'tram tram-media-city 3 tram-dubai-marina (tram-jumeirah-lakes-towers)',
      'cross to sobha-realty',
      'red sobha-realty 19 airport-terminal-1 (centrepoint)',
    ],
    [62, 82],
    [2, 6, 5],
    7.5,
  ],
  [
    'tram-dubai-marina-mall',
    'tram-jumeirah-beach-residence-1',
    '11:00',
    [
      'tram tram-dubai-marina-mall 1 tram-dubai-marina (tram-al-sufouh)',
      'change tram-dubai-marina',
      'tram tram-dubai-marina 1 tram-jumeirah-beach-residence-1 (tram-jumeirah-lakes-towers)',
    ],
    [14, 38],
    [2],
    3,
  ],
];

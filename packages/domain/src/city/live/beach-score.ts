import { endOf, type HourWindow, type OutdoorHour } from './outdoor-hours.ts';

export const BEACH_REASONS = [
  'storm',
  'rough',
  'waves',
  'heat',
  'cool',
  'uv',
  'wind',
  'coldSea',
  'warmSea',
  'air',
  'rain',
  'haze',
  'dark',
] as const;
export type BeachReason = (typeof BEACH_REASONS)[number];

export type BeachScore = {
  at: string;
  /** 0 to 100, in steps of 5. */
  score: number;
  /** What speaks against the hour, the heaviest first. Empty for a perfect hour. */
  reasons: BeachReason[];
};

type Deduction = { reason: BeachReason; points: number };

const ROUGH_M = 1.25;

/**
 * How an hour suits a beach, or null where the temperature or the waves are not known. The product's own rule: from 100 points each
 * hindrance takes some. It says nothing about currents, jellyfish or whether bathing is allowed: the flag at the beach does.
 */
export function beachScore(hour: OutdoorHour): BeachScore | null {
  const { feltC, waveM, seaC, uvIndex, windKmh, usAqi, rainPercent, visibilityM } = hour;
  if (feltC === null || waveM === null) return null;
  const deductions: Deduction[] = [
    { reason: 'storm', points: hour.isStorm ? 100 : 0 },
    { reason: 'rough', points: waveM >= ROUGH_M ? 60 : 0 },
    { reason: 'waves', points: waveM < ROUGH_M ? above(waveM, 0.5, 40, 30) : 0 },
    { reason: 'heat', points: above(feltC, 33, 5, 60) },
    { reason: 'cool', points: above(-feltC, -24, 4, 40) },
    { reason: 'uv', points: step(uvIndex, [6, 5], [8, 15], [11, 25]) },
    { reason: 'wind', points: above(windKmh, 20, 1.5, 35) },
    { reason: 'coldSea', points: above(seaC === null ? null : -seaC, -22, 5, 25) },
    { reason: 'warmSea', points: above(seaC, 32, 5, 15) },
    { reason: 'air', points: step(usAqi, [101, 15], [151, 40], [201, 60]) },
    { reason: 'rain', points: step(rainPercent, [30, 10], [60, 30]) },
    { reason: 'haze', points: step(visibilityM === null ? null : -visibilityM, [-2000, 15], [-500, 40]) },
    { reason: 'dark', points: hour.isDark ? 30 : 0 },
  ];
  const against = deductions.filter(({ points }) => points >= 3).toSorted((a, b) => b.points - a.points);
  const left = against.reduce((score, { points }) => score - points, 100);
  return {
    at: hour.at,
    score: Math.max(0, Math.round(left / 5) * 5),
    reasons: against.map(({ reason }) => reason),
  };
}

/** Points for each unit above a limit, `max` at most. An unknown value takes none. */
function above(value: number | null, limit: number, perUnit: number, max: number): number {
  return value === null ? 0 : Math.min(max, Math.max(0, (value - limit) * perUnit));
}

/** The points of the highest limit that is reached. */
function step(value: number | null, ...limits: [limit: number, points: number][]): number {
  return value === null ? 0 : (limits.findLast(([limit]) => value >= limit)?.[1] ?? 0);
}

/** Below it no hour of a day is called the best. */
export const WORTH_GOING = 50;
const NEARLY_AS_GOOD = 10;

/** The best hours of a day (`YYYY-MM-DD`) in a row: the highest score and its neighbours within ten points. Null on a day without any. */
export function bestBeachWindow(scores: readonly BeachScore[], date: string): (HourWindow & { score: number }) | null {
  // After dark bathing is for the few beaches with lights and guards.
  const ofDay = scores.filter(({ at, reasons }) => at.startsWith(date) && !reasons.includes('dark'));
  const best = ofDay.reduce<BeachScore | null>((top, one) => (top && top.score >= one.score ? top : one), null);
  if (!best || best.score < WORTH_GOING) return null;
  // Hours without a score in between end the row.
  const isNext = (one: BeachScore, later: BeachScore) => endOf(one.at) === later.at;
  const isNear = (one: BeachScore) => one.score >= best.score - NEARLY_AS_GOOD;
  const at = ofDay.indexOf(best);
  let [from, until] = [best, best];
  for (const one of ofDay.slice(0, at).toReversed()) {
    if (!isNear(one) || !isNext(one, from)) break;
    from = one;
  }
  for (const one of ofDay.slice(at + 1)) {
    if (!isNear(one) || !isNext(until, one)) break;
    until = one;
  }
  return { from: from.at, until: endOf(until.at), score: best.score };
}

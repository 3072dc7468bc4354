/** The parts of a day by which a page rendered once for everyone differs. */
export const DAY_PARTS = ['morning', 'midday', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export type Sun = { sunrise: number; sunset: number };

const BEFORE_SUNRISE = 60;
const AROUND_NOON = 90;
const BEFORE_SUNSET = 90;
const AFTER_SUNSET = 180;

/** The minute the sun is highest, from its rise and set in minutes since midnight. */
export function solarNoon({ sunrise, sunset }: Sun): number {
  return Math.round((sunrise + sunset) / 2);
}

/** The first minute of each part. The night begins in the evening and lasts until the morning of the next day. */
export function partStarts(sun: Sun): Record<DayPart, number> {
  return {
    morning: sun.sunrise - BEFORE_SUNRISE,
    midday: solarNoon(sun) - AROUND_NOON,
    evening: sun.sunset - BEFORE_SUNSET,
    night: sun.sunset + AFTER_SUNSET,
  };
}

/** The part of the day at a minute since midnight, by the sun of that day. */
export function dayPartAt(sun: Sun, minute: number): DayPart {
  const starts = partStarts(sun);
  if (minute < starts.morning || minute >= starts.night) return 'night';
  if (minute < starts.midday) return 'morning';
  return minute < starts.evening ? 'midday' : 'evening';
}

/** A minute within a part that stands for all of it, for what is drawn before the clock is known. */
export function middleOf(part: DayPart, sun: Sun): number {
  const { morning, midday, evening, night } = partStarts(sun);
  const middle = {
    morning: (morning + midday) / 2,
    midday: (midday + evening) / 2,
    evening: sun.sunset - 10,
    night: night + 60,
  };
  return Math.round(middle[part]);
}

export type DayTitle = {
  id: 'night' | 'beforeSunrise' | 'morning' | 'noon' | 'afternoon' | 'sunset' | 'dusk' | 'evening';
  from: number;
  until: number;
  /** The minute the title names. */
  at?: number;
};

const DAY_END = 1440;

/** What a day is called from minute to minute, without gaps. Nothing in it needs a measurement. */
export function dayTitles(sun: Sun): DayTitle[] {
  const { sunrise, sunset } = sun;
  const noon = solarNoon(sun);
  const { night } = partStarts(sun);
  return [
    { id: 'night', from: 0, until: sunrise - 60 },
    { id: 'beforeSunrise', from: sunrise - 60, until: sunrise, at: sunrise },
    { id: 'morning', from: sunrise, until: noon - 60 },
    { id: 'noon', from: noon - 60, until: noon + 60 },
    { id: 'afternoon', from: noon + 60, until: sunset - 75 },
    { id: 'sunset', from: sunset - 75, until: sunset, at: sunset },
    { id: 'dusk', from: sunset, until: sunset + 30 },
    { id: 'evening', from: sunset + 30, until: night },
    { id: 'night', from: night, until: DAY_END },
  ];
}

import { type Colour, mix } from './mix.ts';
import { KEYFRAMES, type Keyframe, TONE_NAMES, type ToneName } from './tones.ts';

/**
 * The colours and the light of a picture. `lights` says how far lamps and windows are lit and `stars` how far stars are visible,
 * 0 … 1.
 */
export type HourPalette = Record<ToneName | 'lamp' | 'red' | 'white' | 'cream', Colour> & {
  /** 0 … 24 in Dubai. */
  hour: number;
  lights: number;
  stars: number;
  isDay: boolean;
  /** Colours are custom properties: the page sets the hour. */
  isLive: boolean;
};

const LAMP = '#ffd79a';

/** The middle of the four parts of a day that pictures are made for. */
export const DAY_PART_HOURS = { dawn: 6.6, noon: 12.4, dusk: 17.4, night: 21.5 } as const;

export type DayPart = keyof typeof DAY_PART_HOURS;

function tone(keyframe: Keyframe, at: number): Colour {
  return `#${keyframe.tones.slice(at * 7, at * 7 + 6)}`;
}

/** The palette of an hour in Dubai, 0 … 24; other numbers are taken modulo 24. */
export function paletteOfHour(anyHour: number): HourPalette {
  const hour = ((anyHour % 24) + 24) % 24;
  const next = KEYFRAMES.find((keyframe) => keyframe.hour > hour) ?? KEYFRAMES[0];
  const last = KEYFRAMES.findLast((keyframe) => keyframe.hour <= hour) ?? KEYFRAMES[0];
  const share = (hour - last.hour) / (next.hour - last.hour);
  const between = (from: number, to: number) => from + (to - from) * share;
  const tones = Object.fromEntries(
    TONE_NAMES.map((name, at) => [name, mix(tone(last, at), tone(next, at), share)]),
  ) as Record<ToneName, Colour>;
  const lights = between(last.lights, next.lights);
  return {
    ...tones,
    hour,
    lights,
    stars: between(last.stars, next.stars),
    isDay: hour > 6.3 && hour < 17.9,
    isLive: false,
    lamp: LAMP,
    red: mix('#c2453a', tones.dark, lights * 0.35),
    white: mix('#ffffff', tones.rightFace, lights * 0.45),
    cream: mix('#fbf1df', tones.rightFace, lights * 0.4),
  };
}

const LIVE_NAMES = [...TONE_NAMES, 'red', 'white', 'cream'] as const;

/** The name of the custom property of a tone. */
const property = (name: string) => `--tone-${name.toLowerCase()}`;

/** A palette of custom properties: a picture drawn with it takes the hour from `paletteProperties`. */
export function livePalette(): HourPalette {
  const tones = Object.fromEntries(LIVE_NAMES.map((name) => [name, `var(${property(name)})`])) as Record<
    (typeof LIVE_NAMES)[number],
    Colour
  >;
  return { ...tones, lamp: LAMP, hour: 10.17, lights: 1, stars: 1, isDay: true, isLive: true };
}

/** The custom properties that give a live picture the light of an hour. */
export function paletteProperties(hour: number): Record<string, string> {
  const palette = paletteOfHour(hour);
  return {
    ...Object.fromEntries(LIVE_NAMES.map((name) => [property(name), palette[name]])),
    '--lights': String(Math.round(palette.lights * 100) / 100),
    '--stars': String(Math.round(palette.stars * 100) / 100),
  };
}

/** `base` and, as the lamps are lit, `more` of the second colour in the first. */
export function mixByLights(palette: HourPalette, first: Colour, second: Colour, more: number, base = 0): Colour {
  if (!palette.isLive) return mix(first, second, base + more * palette.lights);
  return `color-mix(in srgb,${first},${second} calc(${Math.round(base * 100)}% + ${Math.round(more * 100)}%*var(--lights)))`;
}

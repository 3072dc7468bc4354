import { paletteProperties } from './hour-palette.ts';

/** Where the shore is, as a fraction of the picture's height. In the drawing's own units the shore is y = 0. */
export const SHORE = 0.8;
export const SUN = { low: '#ffe2ae', high: '#fffbec' };
export const MOON = '#f4efe2';

/** Where the sun or the moon stands at an hour, as fractions of the width and, from the top, of the sky. */
export function lightAt(hour: number): { isSun: boolean; isLow: boolean; x: number; y: number } {
  const day = (hour - 6.4) / (17.6 - 6.4);
  if (day > -0.02 && day < 1.02) {
    const height = Math.sin(Math.PI * Math.min(1, Math.max(0, day)));
    return { isSun: true, isLow: day < 0.12 || day > 0.88, x: 0.12 + 0.76 * day, y: 0.9 - 0.74 * height };
  }
  return { isSun: false, isLow: false, x: 0.2 + 0.5 * (((hour + 6) % 24) / 12), y: 0.3 };
}

/** The custom properties that give a live skyline the light of an hour (0 … 24, Dubai). */
export function skylineProperties(hour: number): Record<string, string> {
  const light = lightAt(hour);
  return {
    ...paletteProperties(hour),
    '--skyline-light': light.isSun ? (light.isLow ? SUN.low : SUN.high) : MOON,
    '--skyline-x': `${Math.round(light.x * 100)}%`,
    '--skyline-y': `${Math.round(light.y * SHORE * 100)}%`,
    '--skyline-sun': light.isSun ? '1' : '0',
    '--skyline-sun-scale': light.isLow ? '1.55' : '1',
  };
}

/** The style rules that place the sun and the moon of a live skyline, at `--skyline-top` or lower: text may be above. */
export const SKYLINE_RULES =
  '.skyline-light,.skyline-glitter{transform-box:view-box}' +
  '.skyline-light{transform:translate(var(--light-x,var(--skyline-x)),max(var(--skyline-y),var(--skyline-top,0%)))}' +
  '.skyline-glitter{transform:translateX(var(--light-x,var(--skyline-x)))}' +
  '.skyline-sun{opacity:var(--skyline-sun);transform:scale(var(--skyline-sun-scale))}' +
  '.skyline-moon{opacity:calc(1 - var(--skyline-sun))}';

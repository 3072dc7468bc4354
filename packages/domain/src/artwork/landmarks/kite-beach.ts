import { person } from '../figures.ts';
import { type HourPalette, mixByLights } from '../hour-palette.ts';
import { box, fill, line, opacity, place, round } from '../kit.ts';
import { mix } from '../mix.ts';
import { burjAlArab } from './burj-al-arab.ts';
import type { Landmark } from './landmark.ts';

/** Kite Beach. */
export const kiteBeach: Landmark = {
  setting: 'beach',
  sun: { x: 0.46, y: 0.34, isFixed: true },
  draw(palette) {
    let svg = '';
    const haze: HourPalette = {
      ...palette,
      leftFace: palette.far,
      rightFace: mix(palette.far, palette.near, 0.3),
      white: palette.far,
      rim: mix(palette.far, palette.rim, 0.4),
      ground: palette.far,
      sand: palette.far,
      dark: palette.near,
      green: palette.near,
      lights: palette.lights * 0.7,
    };
    svg += place(burjAlArab.draw(haze), 262, 118, 0.4);
    svg += box(250, 213.4, 120, 14, palette.water);
    const kite = (x: number, y: number, w: number, rot: number, c1: string, c2: string) =>
      `<g transform="translate(${x} ${y}) rotate(${rot})">${fill(`M${-w} ${round(w * 0.5)}Q${round(-w * 0.6)} ${round(-w * 0.42)} 0 ${round(-w * 0.42)}Q${round(w * 0.6)} ${round(-w * 0.42)} ${w} ${round(w * 0.5)}Q${round(w * 0.5)} ${round(-w * 0.02)} 0 ${round(-w * 0.02)}Q${round(-w * 0.5)} ${round(-w * 0.02)} ${-w} ${round(w * 0.5)}Z`, c1)}${fill(`M${round(-w * 0.3)} ${round(-w * 0.38)}Q0 ${round(-w * 0.46)} ${round(w * 0.3)} ${round(-w * 0.38)}L${round(w * 0.22)} ${round(-w * 0.01)}Q0 ${round(-w * 0.06)} ${round(-w * 0.22)} ${round(-w * 0.01)}Z`, c2)}</g>`;
    svg +=
      line('M90 74L156 222M150 92L158 222', palette.rim, 0.8, opacity(0.8)) +
      kite(122, 66, 40, -14, palette.red, palette.cream) +
      line('M236 52L232 226M276 56L234 226', palette.rim, 0.7, opacity(0.7)) +
      kite(258, 44, 27, 8, palette.gold, mix(palette.accent, palette.dark, 0.1)) +
      line('M62 138L92 224M88 142L93 224', palette.rim, 0.6, opacity(0.6)) +
      kite(76, 132, 17, -6, palette.accent, palette.cream);
    svg +=
      fill('M150 236q10 5 22 1l-3 4q-10 3 -18 0z', palette.gold) +
      person(159, 238, 24, palette.dark) +
      line('M152 226l10 -4', palette.dark, 2);
    svg += line('M140 241q16 6 40 1', mix(palette.waterGlint, palette.rim, 0.6), 2);
    svg += person(233, 238, 17, palette.dark) + fill('M226 238q7 4 15 0l-2 3q-6 2 -11 0z', palette.red);
    svg +=
      box(318, 214, 3, 42, palette.dark) +
      box(346, 214, 3, 42, palette.dark) +
      line('M320 250L348 224M348 250L320 224', palette.dark, 1.4) +
      box(312, 196, 42, 20, palette.red) +
      fill('M306 196L333 182L360 196Z', palette.cream) +
      box(320, 200, 26, 10, mixByLights(palette, palette.glass, palette.lamp, 0.7)) +
      fill('M333 182V164l16 5l-16 6', palette.gold) +
      line('M333 184V163', palette.dark, 1.4);
    svg +=
      fill('M84 284L116 270L150 280L118 296Z', palette.pink) +
      line('M108 286V254', palette.dark, 2) +
      fill('M80 258Q108 234 136 258Z', mix(palette.accent, palette.leftFace, 0.2)) +
      fill('M108 246Q122 246 136 258H108Z', mix(palette.accent, palette.dark, 0.25));
    return svg + line('M210 290q8 -6 16 0M250 282q8 -6 16 0', mix(palette.sand, palette.dark, 0.25), 1.6);
  },
};

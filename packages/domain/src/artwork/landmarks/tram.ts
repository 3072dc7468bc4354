import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, lamps, line, opacity, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import { towerRow } from '../settings.ts';
import type { Landmark } from './landmark.ts';

/** Tram. */
export const tram: Landmark = {
  setting: 'street',
  sun: { x: 0.84, y: 0.26, isFixed: true },
  draw(palette) {
    let svg = '';
    const white = mixByLights(palette, '#FFFFFF', palette.rightFace, 0.3, 0.08),
      glazing = mix(palette.glass, palette.dark, 0.36),
      accent = mix(palette.accent, palette.dark, 0.1);
    svg +=
      fill(towerRow(-300, 700, 252, 70, 150, 'tr2', 22, 40), mix(palette.far, palette.near, 0.35)) +
      (palette.lights > 0.05 ? lamps(windowGrid(-20, 120, 440, 120, 12, 13, 3, 4, 0.2, 'tl'), palette, 0.8) : '') +
      box(-900, 250, 2200, 50, palette.ground) +
      box(-900, 268, 2200, 3, palette.groundLine) +
      line('M-900 272H1300M-900 262H1300', mix(palette.rightFace, palette.leftFace, 0.3), 1.6);
    svg +=
      fill('M-60 258V172Q-60 162 -48 162H296C334 162 356 184 366 222C370 240 366 256 352 260H-60Z', white) +
      fill('M-60 240H368C368 252 362 258 352 260H-60Z', accent) +
      fill('M288 172C322 172 340 190 350 220H288Z', glazing) +
      fill('M298 178C318 180 330 192 338 212H318Z', palette.rim, opacity(0.22));
    let windows = '';
    for (const [x, ww] of [
      [-52, 58],
      [14, 46],
      [104, 46],
      [158, 46],
      [212, 30],
    ] as const)
      windows += `M${x} 174h${ww}v40h${-ww}z`;
    svg += fill(windows, glazing) + lamps(windows, palette, 0.75);
    for (const [x, h] of [
      [-20, 26],
      [34, 28],
      [120, 27],
      [140, 26],
      [182, 28],
    ] as const)
      svg += person(x, 216, h, mix(palette.dark, glazing, 0.1));
    svg +=
      box(66, 172, 32, 84, mix(palette.dark, glazing, 0.4)) +
      box(68, 175, 13, 78, glazing) +
      box(83, 175, 13, 78, glazing) +
      box(248, 172, 32, 84, mix(palette.dark, glazing, 0.4)) +
      box(250, 175, 13, 78, glazing) +
      box(265, 175, 13, 78, glazing) +
      line('M8 164V258M150 164V258', mix(white, palette.dark, 0.25), 2) +
      box(-60, 154, 340, 9, mix(white, palette.dark, 0.16), 3) +
      fill('M340 232h24q1 8 -2 10h-20z', mixByLights(palette, '#FFE9B8', palette.lamp, 1));
    return svg + palm(388, 258, 70, palette);
  },
};

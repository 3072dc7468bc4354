import { person, wheel } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, lamps, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Bus. */
export const bus: Landmark = {
  setting: 'street',
  sun: { x: 0.7, y: 0.26, isFixed: true },
  draw(palette) {
    let svg = '';
    const red = mixByLights(palette, '#C2392F', palette.dark, 0.3, 0.05),
      white = mixByLights(palette, '#FFFFFF', palette.rightFace, 0.3, 0.08),
      glazing = mix(palette.glass, palette.dark, 0.32);
    svg += oval(200, 272, 176, 7, palette.dark, opacity(0.3));
    svg +=
      fill('M34 258V136Q34 124 46 124H348Q362 124 364 138L370 200V250Q370 258 362 258Z', white) +
      fill('M34 258V218C120 210 200 244 300 214C330 206 352 206 369 210V250Q370 258 362 258Z', red) +
      box(44, 118, 250, 8, mix(white, palette.dark, 0.12), 3);
    svg +=
      fill('M42 138H86V196H42ZM92 138H136V196H92ZM142 138H186V196H142ZM240 138H284V196H240Z', glazing) +
      fill('M292 138H344Q350 138 351 144L356 200H292Z', glazing) +
      lamps('M42 138H86V196H42ZM92 138H136V196H92ZM142 138H186V196H142ZM240 138H284V196H240Z', palette, 0.75);
    for (const [x, h] of [
      [62, 30],
      [112, 28],
      [122, 32],
      [164, 30],
      [262, 32],
    ] as const)
      svg += person(x, 200, h, mix(palette.dark, glazing, 0.15));
    svg += box(42, 196, 244, 5, white);
    svg +=
      box(192, 136, 42, 112, mix(palette.dark, glazing, 0.3)) +
      box(195, 140, 17, 106, glazing) +
      box(215, 140, 17, 106, glazing) +
      box(296, 122, 56, 12, palette.dark, 2) +
      box(302, 125, 30, 6, '#F8BB65', 1) +
      box(336, 125, 10, 6, '#F8BB65', 1);
    return (
      svg +
      fill('M358 226h11v12h-11z', mixByLights(palette, '#FFE9B8', palette.lamp, 1)) +
      box(34, 226, 5, 14, palette.red) +
      wheel(100, 256, 22, palette) +
      wheel(312, 256, 22, palette)
    );
  },
};

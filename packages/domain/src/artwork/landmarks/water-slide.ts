import { palm, person } from '../figures.ts';
import { box, fill, line, opacity, oval, place } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A water park. */
export const waterSlide: Landmark = {
  setting: 'beach',
  sun: { x: 0.2, y: 0.26 },
  draw(palette) {
    const slide = (path: string, colour: Colour) =>
      line(path, mix(colour, palette.dark, 0.3), 24, 'stroke-linecap="round" transform="translate(3 4)"') +
      line(path, colour, 22, 'stroke-linecap="round"') +
      line(path, mix(palette.waterGlint, palette.rim, 0.6), 7, 'stroke-linecap="round"');
    const tower = mix('#9a6a3c', palette.dark, 0.15);
    return (
      line('M264 96V256M328 96V256M264 130L328 170M328 130L264 170M264 190L328 230M328 190L264 230', tower, 6) +
      fill('M248 96L296 46L344 96Z', palette.red) +
      fill('M296 46L344 96H296Z', mix(palette.red, palette.dark, 0.2)) +
      box(252, 94, 88, 10, tower) +
      line('M296 46V28', palette.dark, 2.4) +
      fill('M296 28l18 5l-18 6z', palette.gold) +
      slide('M258 104C200 96 176 126 206 150C236 174 132 160 116 196C110 214 96 228 60 236', palette.gold) +
      slide('M266 112C236 138 262 172 228 190C196 206 190 222 166 248', palette.accent) +
      oval(130, 268, 138, 24, mix(palette.water, '#5fd0d8', 0.4 - palette.lights * 0.2)) +
      oval(130, 264, 128, 19, mix(palette.waterGlint, palette.water, 0.55)) +
      line('M60 262h34M120 272h40M170 260h30M92 278h28', palette.rim, 3, `stroke-linecap="round" ${opacity(0.7)}`) +
      place(
        oval(0, 0, 22, 9, palette.pink) +
          oval(0, -1, 11, 4, mix(palette.waterGlint, palette.water, 0.5)) +
          person(0, 2, 26, palette.dark),
        106,
        258,
      ) +
      palm(352, 256, 96, palette) +
      palm(30, 240, 70, palette)
    );
  },
};

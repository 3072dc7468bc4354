import { disc, fill, line, opacity, oval, place, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Lamps of a festival. */
export const diya: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const clay = mix('#b5552d', palette.dark, 0.08);
    const lamp = (x: number, y: number, scale: number) =>
      place(
        disc(0, -44, 62, palette.lamp, opacity(0.16)) +
          fill('M0 -92C-16 -68 -15 -50 0 -42C15 -50 16 -68 0 -92Z', '#ffab40') +
          fill('M0 -76C-8 -62 -8 -52 0 -46C8 -52 8 -62 0 -76Z', '#fff0bd') +
          fill('M-62 -40C-40 -28 40 -28 62 -40C58 -8 30 4 0 4C-30 4 -58 -8 -62 -40Z', clay) +
          fill('M62 -40C58 -8 30 4 0 4C24 -6 40 -20 42 -33Z', mix(clay, palette.dark, 0.3)) +
          oval(0, -40, 62, 9, mix(clay, palette.dark, 0.3)) +
          line('M-44 -18q8 8 16 0t16 0t16 0t16 0t16 0', palette.gold, 3),
        x,
        y,
        scale,
      );
    const random = randomOf('petals');
    let petals = '';
    for (let at = 0; at < 40; at += 1) petals += `M${round(20 + random() * 360)} ${round(250 + random() * 46)}h.1`;
    return (
      line(petals, palette.pink, 7, 'stroke-linecap="round"') +
      lamp(104, 252, 0.8) +
      lamp(300, 252, 0.8) +
      lamp(202, 274, 1.3) +
      line('M30 40Q110 92 200 40Q290 92 370 40', palette.dark, 1.4) +
      line(
        'M52 54h.1M82 65h.1M114 66h.1M146 60h.1M176 50h.1M224 50h.1M254 60h.1M286 66h.1M318 65h.1M348 54h.1',
        mix(palette.gold, palette.lamp, 0.6),
        11,
        'stroke-linecap="round"',
      )
    );
  },
};

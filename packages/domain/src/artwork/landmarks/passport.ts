import { box, disc, line, opacity, oval, place } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A passport and a boarding pass. */
export const passport: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const cover = mix('#1f3b5c', palette.dark, 0.2);
    const gold = palette.gold;
    return (
      oval(200, 254, 110, 10, palette.dark, opacity(0.25)) +
      place(
        box(0, 0, 104, 186, mix(palette.white, palette.leftFace, 0.2), 6) +
          box(0, 0, 104, 30, mix(palette.accent, palette.dark, 0.1), 6) +
          line('M14 52H70M14 70H88M14 88H60', mix(palette.dark, palette.white, 0.5), 5, 'stroke-linecap="round"') +
          line(
            'M14 118v46M22 118v46M32 118v46M38 118v46M50 118v46M56 118v46M70 118v46M82 118v46M90 118v46',
            palette.dark,
            3.4,
          ),
        226,
        52,
        1,
        12,
      ) +
      place(
        box(0, 0, 138, 190, cover, 10) +
          box(0, 0, 12, 190, mix(cover, palette.dark, 0.4), 6) +
          line('M69 40a34 34 0 1 0 .1 0M35 74H103M69 40q-26 34 0 68M69 40q26 34 0 68M41 56H97M41 92H97', gold, 2.6) +
          line('M40 128H98M50 142H88', gold, 5, 'stroke-linecap="round"') +
          box(58, 158, 22, 14, gold, 4) +
          disc(69, 165, 3.6, cover),
        98,
        60,
        1,
        -5,
      )
    );
  },
};

import { box, disc, fill, line, opacity, oval, place } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A certificate with a seal. */
export const document: Landmark = {
  setting: 'plate',
  sun: null,
  draw: (palette) =>
    oval(200, 252, 96, 10, palette.dark, opacity(0.25)) +
    fill('M122 56H244L280 92V250H122Z', mix(palette.white, palette.leftFace, 0.15)) +
    fill('M244 56L280 92H244Z', mix(palette.white, palette.dark, 0.22)) +
    box(122, 56, 122, 14, mix(palette.accent, palette.dark, 0.1)) +
    line(
      'M142 98H228M142 116H260M142 132H260M142 148H244',
      mix(palette.dark, palette.white, 0.45),
      5,
      'stroke-linecap="round"',
    ) +
    line('M142 172H204M142 188H192', mix(palette.dark, palette.white, 0.6), 4, 'stroke-linecap="round"') +
    fill('M226 206L218 246L236 236L254 246L246 206Z', mix(palette.red, palette.dark, 0.15)) +
    disc(236, 196, 27, palette.gold) +
    fill(starPath(8, [236, 196], 14, 0, 62), mix(palette.gold, palette.dark, 0.35)) +
    line('M142 226q10 -14 16 0t14 -6t12 4', palette.dark, 2.4, 'stroke-linecap="round"') +
    place(
      fill('M-5 0L0 -18L5 0L5 96H-5Z', mix(palette.accent, palette.dark, 0.25)) +
        fill('M-5 0L0 -18L5 0Z', palette.gold) +
        box(-5, 70, 10, 26, palette.gold, 3),
      312,
      168,
      1,
      24,
    ),
};

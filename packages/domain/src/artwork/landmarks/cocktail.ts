import { disc, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A drink above the sea. */
export const cocktail: Landmark = {
  setting: 'seaTable',
  sun: { x: 0.26, y: 0.42 },
  draw(palette) {
    const drink = mix('#e2603f', palette.gold, 0.25);
    return (
      oval(206, 256, 62, 8, palette.dark, opacity(0.3)) +
      fill('M204 172H212V246H204Z', mix(palette.rim, palette.glass, 0.35)) +
      oval(208, 250, 46, 7, mix(palette.rim, palette.glass, 0.35)) +
      fill(
        'M134 96C134 150 172 176 208 176C244 176 282 150 282 96Z',
        mix(palette.rim, palette.glass, 0.4),
        opacity(0.55),
      ) +
      fill('M141 118C146 152 178 170 208 170C238 170 270 152 275 118Z', drink) +
      fill('M275 118C270 152 238 170 208 170C238 156 250 140 254 118Z', mix(drink, palette.dark, 0.25)) +
      oval(208, 118, 67, 9, mix(drink, palette.rim, 0.35)) +
      oval(208, 96, 74, 10, 'none', `stroke="${mix(palette.rim, '#ffffff', 0.4)}" stroke-width="2.6"`) +
      line('M236 116L286 40L304 40', palette.accent, 5, 'stroke-linecap="round" stroke-linejoin="round"') +
      disc(142, 92, 24, mix('#e9b93a', palette.dark, 0.03)) +
      disc(142, 92, 19, mix('#fbe8a0', palette.dark, 0.03)) +
      line('M142 74V110M124 92H160M130 80L154 104M154 80L130 104', mix('#e9b93a', palette.dark, 0.1), 2) +
      fill('M188 110h24v20h-24zM214 122h20v18h-20z', '#ffffff', opacity(0.45)) +
      line('M150 126Q158 152 180 164', '#ffffff', 5, `stroke-linecap="round" ${opacity(0.5)}`) +
      fill('M322 246q10 -40 34 -44q-2 24 -16 34q14 -8 26 -6q-10 18 -44 16z', palette.green)
    );
  },
};

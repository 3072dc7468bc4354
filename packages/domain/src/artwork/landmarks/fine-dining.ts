import { box, disc, fill, lampOpacity, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A laid table. */
export const fineDining: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const silver = mix(palette.rightFace, palette.rim, 0.35);
    return (
      (palette.lights > 0.05 ? disc(316, 108, 74, palette.lamp, lampOpacity(palette, 0.16)) : '') +
      oval(186, 240, 132, 20, palette.dark, opacity(0.3)) +
      oval(186, 234, 130, 19, mix(palette.white, palette.leftFace, 0.15)) +
      oval(186, 232, 106, 13, mix(palette.white, palette.rightFace, 0.4)) +
      fill('M96 226C96 160 138 124 186 124C234 124 276 160 276 226Q186 242 96 226Z', silver) +
      fill(
        'M186 124C234 124 276 160 276 226Q252 230 226 232C248 190 230 144 186 124Z',
        mix(silver, palette.dark, 0.28),
      ) +
      line('M118 204C122 172 140 152 160 144', '#ffffff', 8, `stroke-linecap="round" ${opacity(0.7)}`) +
      disc(186, 114, 11, palette.gold) +
      line('M38 248V176M30 158V186Q30 196 38 196Q46 196 46 186V158M38 158V184', silver, 4.6, 'stroke-linecap="round"') +
      fill('M340 248V170C352 172 356 190 352 216H346V248Z', silver) +
      box(308, 136, 16, 84, palette.cream, 3) +
      fill('M292 220H340L332 232H300Z', palette.gold) +
      fill('M316 134C306 124 312 112 316 100C320 112 326 124 316 134Z', mix('#ffb347', palette.gold, 0.2)) +
      fill('M316 132C311 126 313 120 316 114C319 120 321 126 316 132Z', palette.lamp)
    );
  },
};

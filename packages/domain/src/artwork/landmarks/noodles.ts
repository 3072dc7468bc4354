import { box, disc, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A bowl of noodles. */
export const noodles: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const bowl = mix(palette.red, palette.dark, 0.15);
    let strands = '';
    for (let at = 0; at < 9; at += 1) strands += `M${118 + at * 18} 158q10 -14 20 0t20 -2`;
    return (
      line(
        'M170 96C160 80 182 70 172 50M200 92C190 74 212 62 201 40M230 96C222 82 240 72 232 54',
        mix(palette.rim, '#ffffff', 0.4),
        4.6,
        `stroke-linecap="round" ${opacity(0.5)}`,
      ) +
      oval(200, 254, 84, 9, palette.dark, opacity(0.3)) +
      oval(200, 158, 106, 25, mix(bowl, palette.dark, 0.3)) +
      oval(200, 158, 98, 20, mix('#c98a3f', palette.dark, 0.1)) +
      line(strands, mix('#f3d79a', palette.dark, 0.03 + palette.lights * 0.15), 6, 'stroke-linecap="round"') +
      disc(160, 152, 17, palette.white) +
      disc(160, 152, 8, palette.gold) +
      fill('M210 150q14 -16 34 -6q-8 14 -34 6z', palette.green) +
      fill('M236 162q16 -10 28 0q-12 8 -28 0z', palette.pink) +
      fill('M94 158C98 214 136 246 200 246C264 246 302 214 306 158C280 186 120 186 94 158Z', bowl) +
      fill('M306 158C302 214 264 246 200 246C240 236 276 210 284 172Z', mix(bowl, palette.dark, 0.3)) +
      line('M104 186C130 206 270 206 296 186', palette.gold, 3) +
      box(156, 244, 88, 9, mix(bowl, palette.dark, 0.25), 3) +
      line('M226 156L328 60M240 160L346 76', mix('#7a4a2a', palette.dark, 0.1), 6, 'stroke-linecap="round"')
    );
  },
};

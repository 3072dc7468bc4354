import { palm } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lampOpacity, lamps, line, randomOf, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Hotel. */
export const hotel: Landmark = {
  setting: 'street',
  sun: { x: 0.76, y: 0.32 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.cream, palette.leftFace, 0.5),
      right = mix(palette.cream, palette.rightFace, 0.72);
    svg +=
      box(146, 64, 62, 188, left) +
      box(208, 64, 46, 188, right) +
      box(142, 58, 116, 7, mix(left, palette.rim, 0.3)) +
      fill('M164 58Q200 30 236 58Z', mix(palette.accent, palette.leftFace, 0.2)) +
      fill('M200 44Q222 46 236 58H200Z', mix(palette.accent, palette.dark, 0.3)) +
      line('M200 43V26', palette.gold, 2) +
      fill('M200 14l2.8 7h7l-5.6 4.4l2.2 7l-6.4 -4.4l-6.4 4.4l2.2 -7l-5.6 -4.4h7z', palette.gold);
    for (let i = 0; i < 10; i++) {
      const y = 74 + i * 14.6;
      for (let j = 0; j < 3; j++) {
        const x = 152 + j * 19;
        svg +=
          box(x, y, 13, 9, mix(palette.glass, palette.dark, 0.1)) +
          (randomOf('ho' + i + j)() < 0.62 && palette.lights > 0.05
            ? box(x, y, 13, 9, palette.lamp, 0, lampOpacity(palette, 1))
            : '') +
          box(x - 1.6, y + 7, 16.2, 3, mix(left, palette.dark, 0.22));
      }
      for (let j = 0; j < 2; j++) {
        const x = 214 + j * 20;
        svg +=
          box(x, y, 12, 9, mix(palette.glass, palette.dark, 0.28)) +
          (randomOf('hp' + i + j)() < 0.5 && palette.lights > 0.05
            ? box(x, y, 12, 9, palette.lamp, 0, lampOpacity(palette, 1))
            : '') +
          box(x - 1.6, y + 7, 15, 3, mix(right, palette.dark, 0.25));
      }
    }
    svg +=
      box(98, 204, 48, 48, mix(left, right, 0.4)) +
      box(254, 204, 52, 48, mix(right, palette.dark, 0.1)) +
      fill(
        windowGrid(104, 212, 40, 30, 14, 16, 9, 11, 1, 'hw') + windowGrid(260, 212, 44, 30, 14, 16, 9, 11, 1, 'hx'),
        mix(palette.glass, palette.dark, 0.15),
      ) +
      lamps(
        windowGrid(104, 212, 40, 30, 14, 16, 9, 11, 0.9, 'hw') + windowGrid(260, 212, 44, 30, 14, 16, 9, 11, 0.9, 'hx'),
        palette,
      );
    svg +=
      fill('M160 252V222H240V252Z', mixByLights(palette, palette.glass, palette.lamp, 0.65, 0.3)) +
      fill('M140 226C160 212 240 212 260 226V231H140Z', mix(palette.accent, palette.dark, 0.15)) +
      line('M146 230V252M254 230V252', palette.gold, 2.6) +
      line('M180 224V252M200 224V252M220 224V252', palette.dark, 1.2);
    svg += `<g transform="translate(276 276)">${line('M-18 0V-44Q-18 -52 -10 -52H10Q18 -52 18 -44V0', palette.gold, 2.6)}${box(-22, -6, 44, 4, palette.gold, 2)}${box(-15, -22, 30, 16, palette.red, 2)}${box(-12, -36, 22, 14, mix(palette.accent, palette.dark, 0.2), 2)}${line('M-5 -36v-4h8v4', palette.dark, 1.6)}${disc(-14, 1, 3.6, palette.dark)}${disc(14, 1, 3.6, palette.dark)}</g>`;
    return (
      svg +
      palm(80, 254, 70, palette) +
      palm(322, 254, 84, palette) +
      palm(342, 255, 54, palette) +
      palm(62, 255, 44, palette)
    );
  },
};

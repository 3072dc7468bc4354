import { box, disc, fill, line, opacity, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Heat and water. */
export const sunHeat: Landmark = {
  setting: 'desert',
  sun: null,
  draw(palette) {
    let rays = '';
    for (let at = 0; at < 16; at += 1) {
      const angle = (at / 16) * 2 * Math.PI;
      const reach = at % 2 === 0 ? 112 : 98;
      rays += `M${round(150 + 78 * Math.cos(angle))} ${round(112 + 78 * Math.sin(angle))}L${round(150 + reach * Math.cos(angle))} ${round(112 + reach * Math.sin(angle))}`;
    }
    return (
      disc(150, 112, 124, '#ffcf6b', opacity(0.16)) +
      line(rays, mix('#f59a2b', palette.gold, 0.2), 10, 'stroke-linecap="round"') +
      disc(150, 112, 62, '#ffc64d') +
      disc(150, 112, 48, '#ffdd8a') +
      box(268, 46, 34, 150, palette.white, 17) +
      disc(285, 206, 30, palette.white) +
      box(278, 84, 14, 120, palette.red, 7) +
      disc(285, 206, 21, palette.red) +
      line('M306 66h14M306 88h20M306 110h14M306 132h20M306 154h14', palette.dark, 3.4, 'stroke-linecap="round"') +
      fill(
        'M92 296V222Q92 206 104 200V186H136V200Q148 206 148 222V296Z',
        mix(palette.glass, palette.rim, 0.3),
        opacity(0.9),
      ) +
      fill('M92 296V232H148V296Z', mix(palette.water, '#5fd0d8', 0.4)) +
      box(102, 176, 36, 14, palette.accent, 4)
    );
  },
};

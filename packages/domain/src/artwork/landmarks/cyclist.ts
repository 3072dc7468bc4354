import { disc, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A cyclist. */
export const cyclist: Landmark = {
  setting: 'desert',
  sun: { x: 0.72, y: 0.36, isFixed: true },
  draw(palette) {
    const wheelAt = (x: number) =>
      line(`M${x - 46} 224a46 46 0 1 0 92 0a46 46 0 1 0 -92 0`, palette.dark, 5) +
      line(
        `M${x} 178V270M${x - 46} 224H${x + 46}M${x - 33} 191L${x + 33} 257M${x - 33} 257L${x + 33} 191`,
        mix(palette.dark, palette.sand, 0.4),
        1.2,
      );
    const skin = mix('#a8703f', palette.dark, 0.2);
    return (
      fill('M-900 300V264Q100 252 200 262T1300 256V300Z', mix(palette.dark, palette.sand, 0.3)) +
      line('M-900 286H1300', palette.sand, 3, 'stroke-dasharray="26 20"') +
      oval(200, 272, 150, 5, palette.dark, opacity(0.25)) +
      wheelAt(116) +
      wheelAt(286) +
      line(
        'M116 224L150 160L248 158L192 224ZM150 160L192 224M248 158L286 224M248 158L242 140H268',
        palette.red,
        6,
        'stroke-linejoin="round" stroke-linecap="round"',
      ) +
      line('M146 152L142 146M130 146H160', palette.dark, 7, 'stroke-linecap="round"') +
      disc(192, 224, 10, palette.dark) +
      line(
        'M150 142L204 172L186 218L208 222',
        mix(palette.dark, palette.accent, 0.3),
        15,
        'stroke-linejoin="round" stroke-linecap="round"',
      ) +
      fill('M136 142C140 110 180 84 214 88L226 104C206 116 180 130 164 150Z', palette.accent) +
      line('M216 98L238 126L264 140', skin, 10, 'stroke-linejoin="round" stroke-linecap="round"') +
      disc(238, 80, 16, skin) +
      fill('M220 78Q222 54 244 56Q262 58 262 76Q240 68 220 78Z', palette.gold) +
      line('M20 196H70M6 218H56', palette.rim, 4, `stroke-linecap="round" ${opacity(0.6)}`)
    );
  },
};

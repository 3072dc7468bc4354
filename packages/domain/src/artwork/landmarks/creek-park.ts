import { person, tree } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, glints, line, opacity } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Creek Park cable car. */
export const creekPark: Landmark = {
  setting: 'garden',
  sun: { x: 0.78, y: 0.28 },
  draw(palette) {
    let svg = '';
    svg +=
      fill('M-900 252Q200 240 1300 256V276Q200 262 -900 276Z', palette.water) +
      glints(-100, 500, 254, 268, 20, 'cp', palette.waterGlint, 0.7);
    for (const [x, h, isDark] of [
      [26, 60, false],
      [66, 44, true],
      [118, 54, false],
      [330, 58, false],
      [372, 48, true],
      [290, 40, true],
    ] as const)
      svg += tree(x, 256, h, palette, isDark);
    const pylon = (x: number) =>
      fill(
        `M${x - 9} 252L${x - 3} 92H${x + 3}L${x + 9} 252H${x + 5}L${x} 130L${x - 5} 252Z`,
        mix(palette.rightFace, palette.leftFace, 0.35),
      ) +
      box(x - 16, 88, 32, 5, mix(palette.rightFace, palette.dark, 0.3)) +
      line(`M${x - 6} 200H${x + 6}M${x - 5} 168H${x + 5}`, palette.rightFace, 1.4);
    svg += pylon(96) + pylon(318);
    svg +=
      line('M-300 70Q-60 118 96 88Q210 128 318 88Q460 120 700 70', palette.dark, 1.8) +
      line('M-300 64Q-60 108 96 84Q210 118 318 84Q460 112 700 64', palette.dark, 1.1, opacity(0.6));
    const cabin = (x: number, y: number, s: number, c: string) =>
      `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 -44V-22M-10 -46H10', palette.dark, 3)}${fill('M-34 -14C-34 -22 -24 -24 0 -24C24 -24 34 -22 34 -14V22C34 36 24 42 0 42C-24 42 -34 36 -34 22Z', c)}${fill('M0 -24C24 -24 34 -22 34 -14V22C34 36 24 42 0 42Z', mix(c, palette.dark, 0.2))}${fill('M-28 -14H-4V14H-28ZM4 -14H28V14H4Z', mixByLights(palette, palette.glass, palette.lamp, 0.7, 0.15))}${person(-16, 14, 22, palette.dark)}${person(14, 14, 18, mix(palette.dark, palette.accent, 0.3))}${box(-34, 18, 68, 4, mix(c, palette.white, 0.6))}</g>`;
    return (
      svg +
      cabin(206, 156, 1.25, palette.red) +
      cabin(30, 124, 0.5, palette.gold) +
      cabin(366, 128, 0.44, palette.accent)
    );
  },
};

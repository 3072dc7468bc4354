import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, lamps, line, opacity, round, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Metro station. */
export const metro: Landmark = {
  setting: 'street',
  sun: { x: 0.76, y: 0.36 },
  draw(palette) {
    let svg = '';
    const gold = mix(palette.gold, palette.leftFace, 0.42),
      darkGold = mix(palette.gold, palette.rightFace, 0.45),
      deep = mix(darkGold, palette.dark, 0.45);
    svg +=
      box(-900, 206, 2200, 9, mix(palette.rightFace, palette.leftFace, 0.35)) +
      box(-900, 215, 2200, 4, mix(palette.rightFace, palette.dark, 0.3));
    for (let x = -880; x < 1300; x += 90)
      if (x < 100 || x > 290)
        svg += fill(`M${x - 5} 219H${x + 5}L${x + 3.4} 252H${x - 3.4}Z`, mix(palette.rightFace, palette.dark, 0.18));
    svg +=
      box(10, 186, 104, 19, mix(palette.white, palette.leftFace, 0.2), 5) +
      box(10, 200, 104, 4, mix(palette.accent, palette.dark, 0.1)) +
      fill(windowGrid(16, 189, 96, 10, 14, 20, 11, 8, 1, 'm'), mix(palette.glass, palette.dark, 0.3)) +
      lamps(windowGrid(16, 189, 96, 10, 14, 20, 11, 8, 1, 'm'), palette, 0.9);
    svg +=
      fill('M96 208C100 150 146 122 200 122C254 122 300 150 304 208Z', gold) +
      fill('M200 122C254 122 300 150 304 208H252C252 168 232 136 200 122Z', darkGold);
    svg +=
      fill('M152 208C152 166 172 144 200 144C228 144 248 166 248 208Z', deep) +
      fill(
        'M160 208C160 172 176 153 200 153C224 153 240 172 240 208Z',
        mixByLights(palette, palette.glass, palette.lamp, 0.6, 0.15),
      );
    let mullions = '';
    for (const x of [172, 186, 200, 214, 228])
      mullions += `M${x} 208V${round(153 + Math.pow(Math.abs(x - 200) / 40, 2) * 34)}`;
    svg += line(mullions + 'M161 190H239M165 174H235', deep, 1.3);
    let ribs = '';
    for (const k of [0.18, 0.36, 0.54, 0.72])
      ribs += `M${round(96 + k * 60)} 208C${round(100 + k * 56)} ${round(150 + k * 4)} ${round(150 + k * 30)} ${round(122 + k * 14)} 200 ${round(122 + k * 14)}C${round(250 - k * 30)} ${round(122 + k * 14)} ${round(300 - k * 56)} ${round(150 + k * 4)} ${round(304 - k * 60)} 208`;
    svg += line(ribs, palette.rim, 1.2, opacity(0.45));
    svg +=
      box(136, 206, 128, 9, mix(palette.rightFace, palette.dark, 0.12)) +
      box(150, 215, 100, 37, mix(palette.glass, palette.dark, 0.3)) +
      lamps(windowGrid(154, 219, 92, 28, 9, 10, 7, 7, 0.85, 'ms'), palette, 0.9) +
      box(288, 196, 78, 9, mix(palette.rightFace, palette.leftFace, 0.3)) +
      box(288, 205, 78, 2.4, palette.dark) +
      fill(windowGrid(292, 198, 72, 5, 9, 9, 7, 5, 1, 'br'), mix(palette.glass, palette.dark, 0.2));
    return (
      svg +
      palm(64, 254, 38, palette) +
      palm(340, 254, 32, palette) +
      person(132, 266, 20, palette.dark) +
      person(282, 264, 18, mix(palette.white, palette.rightFace, 0.3))
    );
  },
};

import { tree } from '../figures.ts';
import { box, fill, lampOpacity, lamps, line, opacity, round, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import { towerRow } from '../settings.ts';
import type { Landmark } from './landmark.ts';

/** Dubai Frame. */
export const dubaiFrame: Landmark = {
  setting: 'garden',
  sun: { x: 0.5, y: 0.46, isFixed: true },
  draw(palette) {
    const gold = palette.gold;
    let svg = '';
    svg +=
      `<clipPath id="frame"><rect x="160" y="62" width="80" height="182"/></clipPath><g clip-path="url(#frame)">` +
      box(160, 62, 80, 182, mix(palette.horizon, palette.rim, 0.35)) +
      fill(towerRow(160, 240, 246, 26, 88, 'fr', 9, 15), mix(palette.far, palette.horizon, 0.2)) +
      fill('M196 246V150L198 120L200 96L202 120L204 150V246Z', palette.near) +
      box(160, 236, 80, 12, mix(palette.green, palette.dark, 0.1)) +
      '</g>';
    svg +=
      box(138, 40, 24, 208, mix(gold, palette.leftFace, 0.42)) +
      box(238, 40, 24, 208, mix(gold, palette.rightFace, 0.42)) +
      box(138, 40, 124, 24, mix(gold, palette.rim, 0.16)) +
      box(138, 40, 124, 3, palette.rim, 0, opacity(0.6)) +
      box(160, 62, 80, 4, mix(gold, palette.dark, 0.5)) +
      box(158, 64, 3, 180, mix(gold, palette.dark, 0.45)) +
      box(238, 64, 2, 180, palette.rim, 0, opacity(0.4));
    let rings = '';
    const ring = (x: number, y: number, r: number) => {
      rings += `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    };
    for (let y = 52; y < 244; y += 9.6) {
      ring(145, y, 4.6);
      ring(154, y + 4.8, 4.6);
      ring(246, y, 4.6);
      ring(255, y + 4.8, 4.6);
    }
    for (let x = 168; x < 236; x += 9.6) {
      ring(x, 48, 4.2);
      ring(x + 4.8, 56, 4.2);
    }
    svg +=
      line(rings, palette.dark, 0.9, opacity(0.42)) +
      (palette.lights > 0.05 ? line(rings, palette.lamp, 1, `stroke-dasharray="2 5" ${lampOpacity(palette, 1)}`) : '');
    svg +=
      fill('M120 250V240H280V250Z', mix(palette.rightFace, palette.dark, 0.22)) +
      lamps(windowGrid(124, 242, 152, 5, 7, 8, 4, 3.4, 0.9, 'df'), palette);
    return (
      svg +
      tree(104, 252, 40, palette) +
      tree(298, 254, 46, palette) +
      tree(318, 252, 32, palette, true) +
      tree(84, 254, 30, palette, true)
    );
  },
};

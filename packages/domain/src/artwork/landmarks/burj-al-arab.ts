import { palm } from '../figures.ts';
import { beacon, box, fill, lampOpacity, line, opacity, oval, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Burj Al Arab. */
export const burjAlArab: Landmark = {
  setting: 'sea',
  sun: { x: 0.27, y: 0.5 },
  draw(palette) {
    let svg = '';
    svg +=
      fill('M96 246H304L296 238H104Z', palette.ground) + box(104, 233, 192, 6, mix(palette.sand, palette.dark, 0.2));
    for (const x of [112, 124, 284, 292]) svg += palm(x, 234, 20, palette);
    svg += fill('M236 40C251 86 259 150 257 234H232Z', mix(palette.rightFace, palette.dark, 0.18));
    let braces = '';
    for (const [y1, y2, a, b] of [
      [64, 106, 243, 250],
      [106, 150, 250, 255],
      [150, 194, 255, 257.5],
      [194, 232, 257.5, 257],
    ] as const)
      braces += `M234 ${y1}L${b} ${y2}M${a} ${y1}L234 ${y2}`;
    svg += line(braces, palette.rim, 1.1, opacity(0.5));
    svg += fill('M234 36C198 66 158 138 152 234H234Z', mix(palette.leftFace, palette.white, 0.35));
    svg += fill('M234 36C216 74 206 150 206 234H234Z', mix(palette.rightFace, palette.leftFace, 0.45));
    let ribs = '';
    for (let y = 76; y < 230; y += 13) {
      const t = (y - 36) / 198,
        xl = 234 - 82 * Math.pow(t, 0.62);
      ribs += `M${round(xl)} ${y}Q${round(xl + (234 - xl) * 0.5)} ${round(y + 7)} 234 ${y}`;
    }
    svg += line(ribs, palette.rightFace, 1, opacity(0.65));
    svg +=
      palette.lights > 0.05
        ? line(ribs, palette.lamp, 1.6, `stroke-dasharray="1.5 5" ${lampOpacity(palette, 0.8)}`)
        : '';
    svg +=
      line('M234 20V236', palette.rim, 2.6) +
      line('M234 26C256 84 266 156 263 236', palette.rim, 2.4) +
      line('M234 34C196 66 155 138 149 236', palette.rim, 2.6);
    svg +=
      fill('M212 76L276 72L280 79L212 84Z', palette.white) +
      fill('M276 72l4 7l-8 .5z', palette.rightFace) +
      line('M256 84L246 100', palette.rim, 1.4);
    svg +=
      oval(186, 86, 21, 3.6, palette.white) +
      oval(186, 87.6, 21, 3, mix(palette.rightFace, palette.dark, 0.2), opacity(0.7)) +
      line('M186 90L206 104', palette.rim, 1.8) +
      beacon(234, 20, palette);
    svg += fill('M160 234C166 224 186 220 206 222L232 224V234Z', mix(palette.rightFace, palette.dark, 0.3));
    let reflection = '';
    for (let i = 0; i < 8; i++) reflection += `M${156 + i * 5} ${251 + i * 5}H${252 - i * 4}`;
    return svg + line(reflection, palette.leftFace, 1.8, opacity(0.4));
  },
};

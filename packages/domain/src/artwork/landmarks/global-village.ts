import { person } from '../figures.ts';
import { box, disc, fill, lampOpacity, line, opacity, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Global Village gate. */
export const globalVillage: Landmark = {
  setting: 'city',
  sun: { x: 0.22, y: 0.4 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.accent, palette.leftFace, 0.25),
      right = mix(palette.accent, palette.dark, 0.35);
    if (palette.lights > 0.6)
      for (const [x, y, r, c] of [
        [92, 70, 30, palette.lamp],
        [306, 54, 36, '#F2A7B4'],
        [338, 112, 20, '#9FD8DD'],
      ] as const) {
        let strokes = '';
        for (let i = 0; i < 16; i++) {
          const angle = (i / 16) * 6.283;
          strokes += `M${round(x + r * 0.35 * Math.cos(angle))} ${round(y + r * 0.35 * Math.sin(angle))}L${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
        }
        svg += line(strokes, c, 1.6, `stroke-linecap="round" ${lampOpacity(palette, 0.85)}`);
      }
    let wheelLines = '';
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * 6.283;
      wheelLines += `M318 186L${round(318 + 44 * Math.cos(angle))} ${round(186 + 44 * Math.sin(angle))}`;
    }
    svg += line(
      wheelLines + 'M274 186a44 44 0 1 0 88 0a44 44 0 1 0 -88 0M318 186L300 250M318 186L336 250',
      mix(palette.rightFace, palette.far, 0.2),
      1.6,
    );
    const tower = (x: number, w: number, y: number, c1: string, c2: string, dome: string) => {
      let part = box(x - w / 2, y, w, 250 - y, c1) + box(x, y, w / 2, 250 - y, c2);
      for (let k = y + 8; k < 246; k += 14)
        part += box(x - w / 2, k, w, 5, mix(c1, palette.white, 0.55), 0, opacity(0.55));
      return (
        part +
        box(x - w / 2 - 3, y - 4, w + 6, 6, mix(palette.gold, palette.rim, 0.2)) +
        fill(
          `M${x - w * 0.46} ${y - 4}C${x - w * 0.85} ${y - w * 0.9} ${x - w * 0.12} ${y - w * 0.9} ${x} ${y - w * 1.75}C${x + w * 0.12} ${y - w * 0.9} ${x + w * 0.85} ${y - w * 0.9} ${x + w * 0.46} ${y - 4}Z`,
          dome,
        ) +
        fill(
          `M${x} ${y - w * 1.75}C${x + w * 0.12} ${y - w * 0.9} ${x + w * 0.85} ${y - w * 0.9} ${x + w * 0.46} ${y - 4}H${x}Z`,
          mix(dome, palette.dark, 0.25),
        ) +
        line(`M${x} ${y - w * 1.75}v-12`, palette.gold, 1.6) +
        fill(`M${x} ${y - w * 1.75 - 12}l10 3l-10 4z`, palette.red)
      );
    };
    svg +=
      tower(
        104,
        30,
        148,
        mix(palette.pink, palette.leftFace, 0.3),
        mix(palette.pink, palette.rightFace, 0.4),
        palette.gold,
      ) +
      tower(
        296,
        30,
        148,
        mix(palette.pink, palette.leftFace, 0.3),
        mix(palette.pink, palette.rightFace, 0.4),
        palette.gold,
      );
    svg +=
      fill('M120 250V156H280V250H248V226C248 196 226 178 200 178C174 178 152 196 152 226V250Z', left) +
      fill('M200 156H280V250H248V226C248 196 226 178 200 178Z', right) +
      line('M146 250V226C146 192 170 171 200 171C230 171 254 192 254 226V250', palette.gold, 4) +
      box(116, 150, 168, 8, mix(palette.gold, palette.rim, 0.15));
    svg +=
      disc(200, 118, 33, mix(palette.water, palette.leftFace, 0.2)) +
      fill('M200 85a33 33 0 0 1 0 66a24 33 0 0 0 0 -66', mix(palette.water, palette.dark, 0.25), opacity(0.6)) +
      fill(
        'M182 100q8 -8 18 -4t2 12t-12 6t-14 2t6 -16zM206 122q10 -4 14 4t-8 14t-12 -2t6 -16zM172 122q8 0 10 8t-4 8q-6 -8 -6 -16z',
        mix(palette.green, palette.rim, 0.25),
      ) +
      line(
        'M167 118a33 33 0 1 0 66 0a33 33 0 1 0 -66 0M167 118H233M200 85q-22 33 0 66M200 85q22 33 0 66',
        palette.rim,
        1,
        opacity(0.6),
      );
    let pennants = '',
      bulbs = '';
    for (const [x1, y1, x2, y2] of [
      [104, 140, 200, 168],
      [200, 168, 296, 140],
      [20, 150, 104, 140],
      [296, 140, 390, 156],
    ] as const)
      for (let t = 0.05; t < 1; t += 0.1) {
        const x = x1 + (x2 - x1) * t,
          y = y1 + (y2 - y1) * t + 14 * Math.sin(t * 3.14);
        pennants += `M${round(x - 3.4)} ${round(y)}h6.8l-3.4 7z`;
        bulbs += `M${round(x)} ${round(y)}h.1`;
      }
    svg +=
      fill(pennants, mix(palette.gold, palette.pink, 0.25)) +
      (palette.lights > 0.05 ? line(bulbs, palette.lamp, 3, `stroke-linecap="round" ${lampOpacity(palette, 1)}`) : '');
    for (const [x, h] of [
      [176, 28],
      [190, 22],
      [206, 30],
      [222, 24],
      [236, 29],
      [160, 24],
    ] as const)
      svg += person(x, 256, h, x % 4 ? palette.dark : mix(palette.white, palette.rightFace, 0.2));
    return svg;
  },
};

import { box, fill, lampOpacity, line, opacity, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Length and rise of the fronds, from the trunk's foot. */
const FRONDS = [
  [62, 10],
  [76, 22],
  [86, 34],
  [92, 46],
  [92, 56],
  [86, 64],
  [74, 70],
  [56, 72],
] as const;

/** Palm Jumeirah from above. */
export const palmJumeirah: Landmark = {
  setting: null,
  sun: null,
  draw(palette) {
    let svg = '';
    svg += box(-900, 0, 2200, 300, palette.water);
    const random = randomOf('pw');
    let ripples = '';
    for (let i = 0; i < 180; i++) {
      const x = -900 + random() * 2200,
        y = random() * 300;
      ripples += `M${round(x)} ${round(y)}q6 -3 12 0`;
    }
    svg += line(ripples, palette.waterGlint, 1.1, opacity(0.4));
    svg +=
      fill('M-900 300V282Q100 262 200 268T1300 276V300Z', palette.sand) +
      fill('M-900 300V292Q100 274 200 280T1300 288V300Z', mix(palette.green, palette.sand, 0.45));
    const sand = mix(palette.sand, palette.leftFace, 0.25),
      green = mix(palette.green, palette.dark, 0.05);
    let fronds = '';
    FRONDS.forEach(([length, rise], at) => {
      const y = 224 - at * 17.5;
      for (const side of [1, -1]) {
        const bend = `${round(200 + side * length * 0.55)} ${round(y - rise * 0.25)}`;
        fronds += `M200 ${round(y)}Q${bend} ${round(200 + side * length)} ${round(y - rise)}`;
      }
    });
    svg +=
      line(
        fronds,
        mix(palette.water, palette.dark, 0.25),
        12.5,
        `stroke-linecap="round" ${opacity(0.35)} transform="translate(2 3)"`,
      ) +
      line('M200 276V88', sand, 17, 'stroke-linecap="round"') +
      line(fronds, sand, 10.4, 'stroke-linecap="round"') +
      line(fronds, green, 3.4, 'stroke-linecap="round"');
    svg +=
      line(fronds, mix(palette.red, palette.sand, 0.35), 8.6, 'stroke-dasharray="2.4 4.2" ' + opacity(0.35)) +
      line(fronds, green, 3, 'stroke-linecap="round"');
    svg +=
      line('M200 276V92', mix(palette.green, palette.sand, 0.2), 8) +
      line('M200 276V60', mix(palette.dark, palette.sand, 0.35), 1.8);
    const crescent = 'M84 206C60 150 84 62 150 36C184 24 216 24 250 36C316 62 340 150 316 206';
    const breakwater =
      line(
        crescent,
        mix(palette.water, palette.dark, 0.25),
        14,
        `stroke-linecap="round" stroke-dasharray="118 16 140 16 150 16 200" ${opacity(0.35)} transform="translate(2 3)"`,
      ) +
      line(crescent, sand, 12, 'stroke-linecap="round" stroke-dasharray="118 16 140 16 150 16 200"') +
      line(crescent, green, 4, 'stroke-linecap="round" stroke-dasharray="118 16 140 16 150 16 200"');
    svg +=
      breakwater +
      line('M200 60V34', mix(palette.dark, palette.sand, 0.35), 1.8) +
      box(190, 28, 20, 9, mix(palette.pink, palette.leftFace, 0.4), 2);
    if (palette.lights > 0.05)
      svg +=
        line(
          fronds + crescent,
          palette.lamp,
          2,
          `stroke-linecap="round" stroke-dasharray=".1 6" ${lampOpacity(palette, 0.9)}`,
        ) +
        line(
          'M200 276V60',
          palette.lamp,
          2,
          `stroke-linecap="round" stroke-dasharray=".1 5" ${lampOpacity(palette, 1)}`,
        );
    svg +=
      fill('M330 250l14 -4l3 8l-15 3zM52 120l10 -3l2 6l-11 2z', palette.white) +
      line('M347 252q22 4 40 -2M63 121q16 3 30 0', mix(palette.waterGlint, palette.rim, 0.5), 1.4, opacity(0.7));
    return svg;
  },
};

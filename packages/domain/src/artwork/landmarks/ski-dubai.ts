import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, glass, lamps, line, opacity, round, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Ski Dubai. */
export const skiDubai: Landmark = {
  setting: 'street',
  sun: { x: 0.74, y: 0.28 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.leftFace, palette.rim, 0.2),
      right = mix(palette.rightFace, palette.dark, 0.1);
    svg +=
      fill('M64 252L86 96L112 66L330 196H352V252Z', right) +
      fill('M86 96L112 66L330 196H352V206H322L110 82L96 98L76 252H64Z', left) +
      line('M112 66L330 196', palette.rim, 2.4);
    let ribs = '';
    for (let i = 1; i < 9; i++) {
      const t = i / 9;
      ribs += `M${round(112 + 218 * t)} ${round(66 + 130 * t)}v10`;
    }
    svg += line(ribs, palette.dark, 1.2, opacity(0.4));
    svg +=
      `<clipPath id="sk"><path d="M84 252L102 104L112 92L318 212H340V252Z"/></clipPath><g clip-path="url(#sk)">` +
      box(60, 60, 300, 200, mixByLights(palette, '#BFDCE8', palette.glass, 0.4, 0.2)) +
      fill('M60 118Q130 138 180 180T340 240V260H60Z', mixByLights(palette, '#FFFFFF', palette.leftFace, 0.2, 0.12)) +
      fill('M60 148Q120 160 164 200T320 256H60Z', mixByLights(palette, '#DCE9F0', palette.rightFace, 0.2, 0.15));
    for (const [x, y, h] of [
      [120, 150, 26],
      [142, 166, 20],
      [252, 226, 22],
      [274, 236, 18],
      [106, 190, 30],
    ] as const)
      svg +=
        fill(
          `M${x} ${y - h}l${round(h * 0.3)} ${round(h * 0.42)}h${round(-h * 0.12)}l${round(h * 0.24)} ${round(h * 0.42)}h${round(-h * 0.84)}l${round(h * 0.24)} ${round(-h * 0.42)}h${round(-h * 0.12)}z`,
          mix(palette.green, palette.dark, 0.3),
        ) +
        fill(
          `M${x} ${y - h}l${round(h * 0.3)} ${round(h * 0.42)}h${round(-h * 0.12)}l${round(h * 0.1)} ${round(h * 0.2)}l${round(-h * 0.28)} ${round(-h * 0.1)}z`,
          '#fff',
          opacity(0.5),
        );
    svg += line('M104 112L330 222', palette.dark, 1.1);
    for (const [x, y] of [
      [150, 134],
      [204, 160],
      [258, 187],
    ] as const)
      svg +=
        line(`M${x} ${y}v12`, palette.dark, 1) +
        box(x - 6, y + 12, 12, 3, palette.dark) +
        disc(x - 2, y + 9, 2, palette.red) +
        disc(x + 3, y + 9, 2, palette.gold);
    svg +=
      '</g>' +
      `<g transform="translate(206 202) rotate(26)">${person(0, 0, 22, palette.red)}${line('M-14 2H16', palette.dark, 2.2, 'stroke-linecap="round"')}${line('M4 -13L14 0', palette.dark, 1.2)}</g>` +
      `<g transform="translate(146 196) rotate(30) scale(0.8)">${person(0, 0, 22, mix(palette.accent, palette.dark, 0.2))}${line('M-14 2H16', palette.dark, 2.2, 'stroke-linecap="round"')}</g>`;
    svg +=
      box(318, 206, 60, 46, mix(palette.sand, palette.leftFace, 0.3)) +
      box(318, 202, 60, 5, mix(palette.sand, palette.dark, 0.2)) +
      glass(windowGrid(323, 212, 52, 34, 12, 13, 8, 9, 1, 'sd'), palette) +
      lamps(windowGrid(323, 212, 52, 34, 12, 13, 8, 9, 0.8, 'sd'), palette);
    return svg + palm(46, 254, 34, palette) + palm(388, 254, 30, palette);
  },
};

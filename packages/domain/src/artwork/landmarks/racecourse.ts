import { box, disc, fill, lamps, line, opacity, place, windowGrid } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A horse race. */
export const racecourse: Landmark = {
  setting: 'garden',
  sun: { x: 0.74, y: 0.24 },
  draw(palette) {
    const horse = (x: number, y: number, scale: number, coat: Colour, silk: Colour) =>
      place(
        line(
          'M-34 -30L-62 -6L-78 -10M-28 -28L-40 0L-60 10M34 -34L66 -14L86 -26M28 -30L54 4L76 6',
          mix(coat, palette.dark, 0.25),
          8,
          'stroke-linejoin="round" stroke-linecap="round"',
        ) +
          fill(
            'M-50 -58C-30 -72 14 -66 34 -70C46 -84 62 -98 78 -106L82 -118L90 -106C102 -100 112 -88 116 -78C112 -70 102 -72 96 -78L84 -80C72 -66 60 -48 46 -36C30 -24 -10 -26 -30 -24C-52 -24 -60 -44 -50 -58Z',
            coat,
          ) +
          line('M-50 -52Q-78 -66 -98 -50', mix(coat, palette.dark, 0.4), 9, 'stroke-linecap="round"') +
          line('M44 -78Q60 -98 78 -106', mix(coat, palette.dark, 0.5), 6, 'stroke-linecap="round"') +
          fill('M-14 -64Q-14 -100 22 -106L34 -94Q30 -84 16 -80L6 -62Z', silk) +
          line('M22 -96L52 -86', silk, 6, 'stroke-linecap="round"') +
          line('M0 -66L14 -48L4 -36', palette.white, 7, 'stroke-linejoin="round" stroke-linecap="round"') +
          disc(36, -112, 10, silk) +
          fill('M26 -116H48L52 -112H26Z', palette.dark),
        x,
        y,
        scale,
      );
    let rail = 'M-900 226H1300';
    for (let x = -880; x < 1300; x += 40) rail += `M${x} 226V250`;
    return (
      fill(
        'M40 150C120 92 290 92 376 126L366 138C286 112 140 114 60 158Z',
        mix(palette.white, palette.rightFace, 0.35),
      ) +
      line(
        'M92 138V214M146 122V160M210 115V160M274 117V160M330 126V214',
        mix(palette.rightFace, palette.dark, 0.2),
        4,
      ) +
      fill('M70 160H350V214H70Z', mix(palette.glass, palette.dark, 0.15)) +
      lamps(windowGrid(76, 166, 268, 44, 12, 12, 8, 6, 0.8, 'stand'), palette) +
      line(rail, palette.white, 3.4) +
      box(-900, 250, 2200, 60, mix(palette.sand, '#a5713f', 0.3)) +
      horse(268, 262, 0.72, mix('#4a2c1c', palette.dark, 0.2), palette.gold) +
      horse(150, 286, 1.06, mix('#8a5230', palette.dark, 0.15), palette.accent) +
      fill('M40 280q-30 -8 -50 4q20 8 50 4zM20 262q-20 -6 -36 2q16 6 36 2z', palette.sand, opacity(0.8))
    );
  },
};

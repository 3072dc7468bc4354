import { palm, person } from '../figures.ts';
import { box, fill, lamps, line, opacity, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import { towerRow } from '../settings.ts';
import type { Landmark } from './landmark.ts';

/** The gate of an office quarter. */
export const offices: Landmark = {
  setting: 'city',
  sun: { x: 0.78, y: 0.3 },
  draw: (palette) =>
    fill(
      towerRow(20, 120, 252, 90, 150, 'offices left', 22, 36) +
        towerRow(284, 380, 252, 80, 160, 'offices right', 22, 36),
      mix(palette.far, palette.near, 0.6),
    ) +
    lamps(
      windowGrid(16, 130, 100, 110, 9, 12, 3, 4, 0.35, 'office left') +
        windowGrid(288, 130, 90, 110, 9, 12, 3, 4, 0.35, 'office right'),
      palette,
    ) +
    fill('M112 250V72H288V250H240V122H160V250Z', mix(palette.leftFace, palette.rightFace, 0.35)) +
    fill('M240 122V250H288V72L272 88V122Z', mix(palette.rightFace, palette.dark, 0.18)) +
    box(104, 62, 192, 14, mix(palette.leftFace, palette.rim, 0.4)) +
    line(
      'M112 96H288M112 110H288M124 128V246M136 128V246M148 128V246M252 128V246M264 128V246M276 128V246',
      mix(palette.dark, palette.glass, 0.4),
      1.8,
      opacity(0.7),
    ) +
    lamps(
      windowGrid(116, 132, 42, 110, 12, 13, 7, 4, 0.7, 'gate left') +
        windowGrid(244, 132, 42, 110, 12, 13, 7, 4, 0.7, 'gate right') +
        windowGrid(116, 99, 170, 8, 12, 12, 7, 4, 0.7, 'gate top'),
      palette,
    ) +
    fill('M160 250V240H240V250Z', mix(palette.rightFace, palette.dark, 0.25)) +
    person(176, 266, 36, palette.dark) +
    fill('M166 254h8v10h-8z', mix('#6a4326', palette.dark, 0.2)) +
    person(204, 268, 36, mix(palette.accent, palette.dark, 0.5)) +
    person(226, 266, 35, palette.white) +
    palm(84, 254, 56, palette) +
    palm(318, 254, 60, palette),
};

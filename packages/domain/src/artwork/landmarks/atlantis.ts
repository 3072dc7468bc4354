import { palm } from '../figures.ts';
import { box, fill, lamps, line, opacity, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Atlantis. */
export const atlantis: Landmark = {
  setting: 'sea',
  sun: { x: 0.5, y: 0.5, isFixed: true },
  draw(palette) {
    const left = mix(palette.leftFace, palette.pink, 0.36),
      right = mix(palette.rightFace, palette.pink, 0.3),
      deep = mix(right, palette.dark, 0.35);
    let svg = '';
    svg += box(66, 238, 268, 6, palette.sand);
    svg +=
      fill('M70 240V168L80 158L90 168V164H104L118 148V138H150V240Z', left) +
      fill('M330 240V168L320 158L310 168V164H296L282 148V138H250V240Z', right);
    svg +=
      fill('M74 168L80 152L86 168Z', mix(palette.green, palette.accent, 0.6)) +
      fill('M314 168L320 152L326 168Z', mix(palette.green, palette.accent, 0.6));
    svg +=
      fill('M114 138L134 122L154 138Z', mix(left, palette.dark, 0.25)) +
      fill('M246 138L266 122L286 138Z', mix(right, palette.dark, 0.25));
    svg +=
      box(148, 92, 32, 148, left) +
      box(220, 92, 32, 148, right) +
      fill('M148 100H252V126C236 128 230 136 230 150L200 112L170 150C170 136 164 128 148 126Z', mix(left, right, 0.5));
    svg +=
      fill(
        'M180 240V158C180 138 192 128 200 116C208 128 220 138 220 158V240Z',
        mix(palette.horizon, palette.rim, 0.12),
      ) + fill('M180 240V222H220V240Z', palette.water);
    svg +=
      fill('M144 92H184L176 80H152Z', deep) +
      fill('M216 92H256L248 80H224Z', deep) +
      fill('M152 80C152 66 160 62 164 48C168 62 176 66 176 80Z', mix(palette.accent, left, 0.25)) +
      fill('M224 80C224 66 232 62 236 48C240 62 248 66 248 80Z', mix(palette.accent, right, 0.4)) +
      line('M164 48V36M236 48V36', palette.rim, 1.6);
    svg +=
      fill('M184 100C186 88 196 82 200 70C204 82 214 88 216 100Z', mix(palette.accent, left, 0.35)) +
      line('M200 70V58', palette.rim, 1.6);
    const windows =
      windowGrid(76, 174, 72, 58, 8, 10, 3.4, 5, 1, 'at1') +
      windowGrid(252, 174, 72, 58, 8, 10, 3.4, 5, 1, 'at2') +
      windowGrid(122, 144, 26, 28, 8, 10, 3.4, 5, 1, 'a') +
      windowGrid(254, 144, 30, 28, 8, 10, 3.4, 5, 1, 'b') +
      windowGrid(154, 100, 22, 130, 8, 12, 3.4, 6, 1, 'c') +
      windowGrid(226, 100, 22, 130, 8, 12, 3.4, 6, 1, 'd');
    svg +=
      fill(windows, deep, opacity(0.55)) +
      lamps(
        windowGrid(76, 174, 72, 58, 8, 10, 3.4, 5, 0.6, 'q1') +
          windowGrid(252, 174, 72, 58, 8, 10, 3.4, 5, 0.6, 'q2') +
          windowGrid(154, 100, 22, 130, 8, 12, 3.4, 6, 0.7, 'q3') +
          windowGrid(226, 100, 22, 130, 8, 12, 3.4, 6, 0.7, 'q4'),
        palette,
      );
    for (const [x, h] of [
      [58, 26],
      [96, 20],
      [112, 24],
      [290, 22],
      [306, 26],
      [342, 24],
    ] as const)
      svg += palm(x, 241, h, palette);
    return svg;
  },
};

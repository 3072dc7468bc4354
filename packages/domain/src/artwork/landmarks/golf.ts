import { palm, tree } from '../figures.ts';
import { disc, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A golf course. */
export const golf: Landmark = {
  setting: 'garden',
  sun: { x: 0.78, y: 0.3 },
  draw: (palette) =>
    fill('M-900 300V262Q60 220 200 232T460 250T1300 244V300Z', mix('#6fb35f', palette.green, 0.4)) +
    fill('M60 300C90 262 180 244 262 252C332 260 350 286 340 300Z', mix('#8ccf75', palette.green, 0.25)) +
    fill('M70 262C92 246 140 248 148 260C150 274 84 280 70 262Z', palette.sand) +
    oval(240, 266, 15, 4.6, palette.dark) +
    line('M240 266V92', palette.white, 5) +
    fill('M243 92C270 88 286 108 322 100V148C286 156 270 136 243 142Z', palette.red) +
    fill('M284 101C298 106 308 104 322 100V148C308 152 298 150 284 148Z', palette.dark, opacity(0.14)) +
    disc(188, 276, 10, palette.white) +
    oval(190, 287, 11, 2.6, palette.dark, opacity(0.3)) +
    tree(62, 250, 76, palette) +
    tree(96, 246, 52, palette, true) +
    palm(346, 252, 88, palette),
};

import { palm, tree } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, line, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Church. */
export const church: Landmark = {
  setting: 'city',
  sun: { x: 0.72, y: 0.3 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.cream, palette.leftFace, 0.5),
      right = mix(palette.cream, palette.rightFace, 0.7),
      deep = mix(right, palette.dark, 0.42),
      roof = mix('#9A5A3C', palette.rightFace, 0.35);
    svg +=
      fill('M196 252V150H316V252Z', right) +
      fill('M188 152L204 116H308L324 152Z', roof) +
      fill(
        windowGrid(214, 178, 98, 44, 26, 60, 12, 44, 1, 'chw').replace(/h12v44h-12z/g, 'v-6q6 -12 12 0v44h-12z'),
        mixByLights(palette, palette.glass, palette.lamp, 0.85, 0.1),
      );
    svg +=
      box(116, 128, 52, 124, left) +
      box(168, 128, 34, 124, right) +
      fill('M108 130L142 84L168 84L210 130Z', roof) +
      fill('M108 130L148 72L190 130H210L162 66L148 66Z', mix(roof, palette.dark, 0.25)) +
      fill('M108 132L155 66L202 132Z', roof) +
      fill('M155 66L202 132H155Z', mix(roof, palette.dark, 0.25));
    svg +=
      line('M155 66V30M144 42H166', mix(palette.cream, palette.rim, 0.3), 4.4) +
      disc(155, 156, 14, deep) +
      disc(155, 156, 11, mixByLights(palette, palette.glass, palette.lamp, 0.85, 0.1)) +
      line('M155 145V167M144 156H166M147 148L163 164M163 148L147 164', deep, 1.5);
    svg +=
      fill('M136 252V212Q155 186 174 212V252Z', deep) +
      fill('M141 252V214Q155 194 169 214V252Z', mixByLights(palette, '#6A4326', palette.dark, 0.4)) +
      line('M155 202V252', palette.dark, 1.4);
    return (
      svg +
      tree(86, 254, 56, palette) +
      tree(340, 254, 48, palette, true) +
      palm(356, 254, 44, palette) +
      tree(66, 255, 36, palette, true)
    );
  },
};

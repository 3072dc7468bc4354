import { tree } from '../figures.ts';
import { disc, fill, line, place } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A giraffe and an antelope. */
export const giraffe: Landmark = {
  setting: 'garden',
  sun: { x: 0.76, y: 0.3 },
  draw(palette) {
    const coat = mix('#e0ac5c', palette.dark, 0.06 + palette.lights * 0.1);
    const patch = mix('#8a4f24', palette.dark, 0.1);
    return (
      line('M176 190V252M196 190V252M236 188V252M254 188V252', coat, 9, 'stroke-linecap="round"') +
      line('M176 244V252M196 244V252M236 244V252M254 244V252', palette.dark, 9) +
      fill(
        'M164 170C164 148 186 140 206 138L160 66L176 56L240 134C262 140 268 160 264 192C240 204 184 204 166 194Z',
        coat,
      ) +
      line('M264 150Q282 166 276 196', coat, 5, 'stroke-linecap="round"') +
      disc(276, 200, 5, palette.dark) +
      fill('M176 56C166 44 148 44 138 54L116 70C110 78 116 86 126 86L156 82Q172 76 176 56Z', coat) +
      line('M156 48L152 30M168 46L168 28', coat, 5, 'stroke-linecap="round"') +
      disc(152, 29, 4.4, patch) +
      disc(168, 27, 4.4, patch) +
      fill('M174 52L196 48L184 64Z', coat) +
      disc(148, 60, 3.2, palette.dark) +
      fill(
        'M186 154l18 -4l6 14l-14 10l-14 -6zM216 148l16 -2l6 14l-12 8l-12 -6zM242 158l14 2l2 16l-14 4l-8 -10zM194 180l14 -6l12 8l-4 12l-18 0zM228 178l12 -2l6 10l-8 8l-12 -4zM174 92l12 8l-4 10l-10 -8zM190 116l12 8l-4 10l-10 -8zM168 74l8 2l4 12l-10 -6zM200 106l10 12l-4 6l-10 -10z',
        patch,
      ) +
      place(
        line('M-24 -24V0M-14 -24V0M18 -24V0M28 -24V0', mix('#b98250', palette.dark, 0.2), 4) +
          fill(
            'M-32 -46C-20 -54 14 -52 30 -54L38 -74L52 -74L58 -64L48 -58L42 -34C36 -22 -24 -22 -32 -30Z',
            mix('#b98250', palette.dark, 0.1),
          ) +
          line('M42 -74Q36 -92 44 -104M48 -74Q48 -94 54 -104', palette.dark, 3, 'stroke-linecap="round"'),
        318,
        256,
        0.95,
      ) +
      tree(70, 254, 112, palette) +
      tree(112, 252, 60, palette, true)
    );
  },
};

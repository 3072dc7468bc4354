import { person } from '../figures.ts';
import { box, fill, line, opacity, oval, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Rain. */
export const umbrella: Landmark = {
  setting: 'city',
  sun: null,
  draw(palette) {
    const random = randomOf('rain');
    let rain = '';
    for (let at = 0; at < 90; at += 1) rain += `M${round(-160 + random() * 720)} ${round(-20 + random() * 290)}l-5 17`;
    return (
      box(-900, -400, 2200, 652, mix(palette.near, palette.dark, 0.1), 0, opacity(0.55)) +
      fill(
        'M40 86a34 34 0 0 1 52 -38a46 46 0 0 1 84 4a32 32 0 0 1 10 62H62a30 30 0 0 1 -22 -28zM232 70a28 28 0 0 1 44 -30a38 38 0 0 1 70 6a27 27 0 0 1 6 52H252a26 26 0 0 1 -20 -28z',
        mix(palette.far, palette.dark, 0.25),
      ) +
      line(rain, mix(palette.waterGlint, palette.rim, 0.5), 1.8, `stroke-linecap="round" ${opacity(0.7)}`) +
      fill(
        'M106 176C110 116 156 96 200 96C244 96 290 116 294 176Q278 160 262 176Q246 160 231 176Q216 160 200 176Q184 160 169 176Q154 160 138 176Q122 160 106 176Z',
        palette.red,
      ) +
      fill('M200 96C244 96 290 116 294 176Q278 160 262 176Q258 116 200 96Z', mix(palette.red, palette.dark, 0.25)) +
      line('M200 86V232', palette.dark, 4) +
      person(186, 256, 78, mix(palette.accent, palette.dark, 0.4)) +
      person(216, 256, 52, palette.gold) +
      oval(120, 272, 66, 7, mix(palette.waterGlint, palette.ground, 0.4)) +
      oval(290, 280, 58, 6, mix(palette.waterGlint, palette.ground, 0.4))
    );
  },
};

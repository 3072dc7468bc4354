import { person } from '../figures.ts';
import { box, fill, line, opacity, randomOf } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A concert. */
export const stage: Landmark = {
  setting: 'room',
  sun: null,
  draw(palette) {
    const random = randomOf('crowd');
    let crowd = '';
    for (let at = 0; at < 34; at += 1) {
      crowd += person(
        -60 + at * 16 + random() * 8,
        312 + random() * 8,
        56 + random() * 26,
        mix(palette.dark, '#000000', 0.25 + random() * 0.4),
      );
    }
    const beam = (x: number, to: number, colour: Colour) =>
      fill(`M${x} 58L${to - 34} 250H${to + 34}Z`, colour, opacity(0.3));
    return (
      box(-900, 0, 2200, 300, mix('#1a1430', palette.dark, 0.3)) +
      box(60, 50, 280, 12, mix(palette.rightFace, palette.dark, 0.5)) +
      line(
        'M64 56L336 56M64 62l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12l14 12l14 -12',
        mix(palette.rightFace, palette.dark, 0.3),
        2,
      ) +
      box(60, 62, 12, 170, mix(palette.rightFace, palette.dark, 0.6)) +
      box(328, 62, 12, 170, mix(palette.rightFace, palette.dark, 0.6)) +
      box(92, 78, 216, 124, mix('#3d2a6b', palette.pink, 0.2), 4) +
      fill(starPath(8, [200, 140], 42, 0, 66), palette.pink, opacity(0.5)) +
      beam(110, 92, palette.pink) +
      beam(150, 214, palette.gold) +
      beam(200, 150, '#6fd3e8') +
      beam(250, 258, palette.pink) +
      beam(290, 300, palette.gold) +
      fill('M104 56h14v12h-14zM144 56h14v12h-14zM194 56h14v12h-14zM244 56h14v12h-14zM284 56h14v12h-14z', '#fff3d6') +
      box(72, 212, 256, 24, mix('#0f0a1e', palette.dark, 0.3)) +
      line('M72 212H328', palette.pink, 3) +
      person(200, 212, 58, '#0b0817') +
      line('M206 178L222 162M214 212V150', '#0b0817', 3, 'stroke-linecap="round"') +
      person(142, 212, 50, '#0b0817') +
      line('M130 190L164 178', '#0b0817', 7, 'stroke-linecap="round"') +
      fill('M246 212V192H286V212ZM254 192a12 10 0 1 1 24 0z', '#0b0817') +
      person(266, 200, 36, '#0b0817') +
      crowd
    );
  },
};

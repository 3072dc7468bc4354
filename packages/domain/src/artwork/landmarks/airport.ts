import { mixByLights } from '../hour-palette.ts';
import { box, fill, lamps, line, place, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** An aeroplane over the airport. */
export const airport: Landmark = {
  setting: 'city',
  sun: { x: 0.3, y: 0.5 },
  draw(palette) {
    const body = mix(palette.white, palette.leftFace, 0.2);
    const under = mix(palette.white, palette.rightFace, 0.65);
    return (
      fill('M60 250L68 148H92L100 250Z', mix(palette.leftFace, palette.rightFace, 0.4)) +
      fill('M52 148L46 122H114L108 148Z', mix(palette.glass, palette.dark, 0.2)) +
      lamps('M54 128h10v14h-10zM70 128h10v14h-10zM86 128h10v14h-10z', palette) +
      box(42, 114, 76, 8, mix(palette.rightFace, palette.dark, 0.25), 3) +
      line('M80 114V86', palette.rim, 2.4) +
      fill('M120 250V222Q220 196 360 222V250Z', mix(palette.rightFace, palette.dark, 0.2)) +
      lamps(windowGrid(134, 228, 214, 16, 14, 20, 9, 10, 0.9, 'terminal'), palette, 0.9) +
      place(
        fill(
          'M-128 6C-128 -12 -110 -20 -90 -20H86C112 -20 134 -8 138 4C134 16 112 22 86 22H-96C-118 22 -128 16 -128 6Z',
          body,
        ) +
          fill('M-128 6H138C134 16 112 22 86 22H-96C-118 22 -128 16 -128 6Z', under) +
          fill('M-124 -6L-150 -62H-124L-88 -18Z', palette.red) +
          fill('M-118 0L-156 -8L-146 -14L-96 -8Z', mix(body, palette.dark, 0.2)) +
          fill('M34 8L-46 70H-16L78 10Z', mix(body, palette.dark, 0.3)) +
          fill('M28 -16L-18 -54H4L72 -14Z', mix(body, palette.dark, 0.12)) +
          box(-2, 34, 34, 14, mix(palette.accent, palette.dark, 0.15), 7) +
          fill('M112 -11H124Q132 -6 134 -1H112Z', mix(palette.glass, palette.dark, 0.4)) +
          line(
            'M-92 -6H96',
            mixByLights(palette, mix(palette.glass, palette.dark, 0.4), palette.lamp, 0.8),
            5,
            'stroke-dasharray="6 7"',
          ),
        224,
        110,
        0.86,
        -14,
      )
    );
  },
};

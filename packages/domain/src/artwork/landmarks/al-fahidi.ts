import { palm } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, lampOpacity, lamps, line, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Al Fahidi wind towers. */
export const alFahidi: Landmark = {
  setting: 'city',
  sun: { x: 0.78, y: 0.38 },
  draw(palette) {
    const left = mix(palette.sand, palette.leftFace, 0.45),
      right = mix(palette.sand, palette.rightFace, 0.62),
      deep = mix(right, palette.dark, 0.55);
    let svg = '';
    const tower = (x: number, y: number, w: number, base: number) => {
      const s = w * 0.34;
      let part = box(x, y, w - s, base - y, left) + box(x + w - s, y, s, base - y, right);
      const th = w * 1.15;
      part +=
        box(x - 2, y - 4, w + 4, 5, mix(left, palette.rim, 0.3)) +
        box(x - 1.5, y + th, w + 3, 3.4, mix(left, palette.dark, 0.16));
      const n = 3,
        cw = (w - s - 8) / n;
      for (let i = 0; i < n; i++) {
        const X = x + 4 + i * cw + 1;
        part += fill(
          `M${round(X)} ${round(y + th - 5)}V${round(y + 12)}Q${round(X + cw / 2 - 1)} ${round(y + 4)} ${round(X + cw - 2)} ${round(y + 12)}V${round(y + th - 5)}Z`,
          deep,
        );
      }
      part += fill(
        `M${round(x + w - s + 3)} ${round(y + th - 5)}V${round(y + 12)}Q${round(x + w - s / 2)} ${round(y + 4)} ${round(x + w - 3)} ${round(y + 12)}V${round(y + th - 5)}Z`,
        mix(deep, palette.dark, 0.3),
      );
      part += line(
        `M${round(x - 6)} ${round(y + th * 0.5)}H${round(x + w + 6)}M${round(x - 6)} ${round(y + th * 1.34)}H${round(x + w + 6)}`,
        mix(palette.dark, palette.sand, 0.2),
        2,
      );
      return part;
    };
    svg += tower(292, 128, 34, 250) + box(268, 190, 92, 62, mix(right, left, 0.4));
    svg += tower(216, 96, 46, 250) + tower(112, 58, 62, 250);
    svg += box(64, 196, 272, 56, left) + box(236, 196, 100, 56, mix(left, right, 0.55));
    let battlements = 'M64 196';
    for (let x = 64; x < 336; x += 17)
      battlements += `V188L${round(x + 5)} 182L${round(x + 10)} 188V196H${round(x + 17)}`;
    svg += fill(battlements + 'Z', mix(left, right, 0.2));
    svg +=
      fill('M176 252V224Q192 204 208 224V252Z', deep) +
      fill('M180 252V226Q192 211 204 226V252Z', mixByLights(palette, '#6A4A2C', palette.dark, 0.5)) +
      line('M192 214V252', palette.dark, 1.2) +
      lamps('M84 216h9v14h-9zM112 216h9v14h-9zM252 216h9v14h-9zM292 216h9v14h-9z', palette);
    if (palette.lights < 0.6)
      svg += fill(
        'M84 216h9v14h-9zM112 216h9v14h-9zM252 216h9v14h-9zM292 216h9v14h-9z',
        deep,
        lampOpacity(palette, -0.8, 0.8),
      );
    return svg + fill('M140 200h10v2h-10z', deep) + palm(50, 252, 52, palette) + palm(350, 254, 40, palette);
  },
};

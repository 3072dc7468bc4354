import { palm } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { fill, lampOpacity, line, opacity, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Museum of the Future. */
export const museumOfTheFuture: Landmark = {
  setting: 'street',
  sun: { x: 0.53, y: 0.46, isFixed: true },
  draw(palette) {
    let svg = '';
    svg +=
      fill('M92 252C112 226 152 212 200 212C252 212 290 228 310 252Z', mix(palette.green, palette.dark, 0.08)) +
      fill('M92 252C112 226 152 212 200 212C226 212 190 236 176 252Z', mix(palette.green, palette.rim, 0.16));
    const outline =
      'M200 52C258 46 302 84 304 136C306 190 262 228 204 228C142 228 96 192 96 144C96 94 142 58 200 52ZM218 100C186 100 158 116 158 138C158 160 184 172 214 171C246 170 270 154 269 132C268 112 246 100 218 100Z';
    const middle = mix(palette.leftFace, palette.rightFace, 0.6);
    svg +=
      `<defs><linearGradient id="museum-shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(palette.leftFace, palette.rim, 0.35)}"/>` +
      `<stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${palette.rightFace}"/></linearGradient>` +
      `<clipPath id="museum-ring"><path d="${outline}" clip-rule="evenodd"/></clipPath></defs>`;
    // A gradient in another file does not see the custom properties of the page.
    svg += fill(outline, palette.isLive ? middle : 'url(#museum-shade)', 'fill-rule="evenodd"');
    svg += fill(
      'M158 138C158 160 184 172 214 171C246 170 270 154 269 132C272 160 248 182 212 182C178 182 156 164 158 138Z',
      mix(palette.rightFace, palette.dark, 0.34),
    );
    /* abstract flowing strokes, not a text */
    const random = randomOf('mot');
    let strokes = '',
      dots = '';
    for (let k = 0; k < 5; k++)
      for (let i = 0; i < 22; i++) {
        const angle = (i / 22) * 6.283 + k * 0.41 + random() * 0.1,
          q = 0.62 + k * 0.095,
          cx = 204 - 4 * k,
          cy = 140,
          X = cx + 104 * q * Math.cos(angle),
          Y = cy + 86 * q * Math.sin(angle),
          ta = angle + Math.PI / 2,
          l = 9 + random() * 8,
          h = 4 + random() * 5;
        if (random() < 0.16) continue;
        const ux = Math.cos(ta),
          uy = Math.sin(ta),
          vx = Math.cos(angle),
          vy = Math.sin(angle);
        strokes += `M${round(X - (ux * l) / 2)} ${round(Y - (uy * l) / 2)}Q${round(X + vx * h)} ${round(Y + vy * h)} ${round(X + (ux * l) / 2)} ${round(Y + (uy * l) / 2)}`;
        if (random() < 0.42)
          strokes += `q${round(vx * 6 + ux * 2)} ${round(vy * 6 + uy * 2)} ${round(ux * 4 - vx * 1)} ${round(uy * 4 - vy * 1)}`;
        if (random() < 0.36) dots += `M${round(X + vx * 8)} ${round(Y + vy * 8)}h.1`;
      }
    svg +=
      `<g clip-path="url(#museum-ring)">` +
      line(
        strokes,
        mixByLights(palette, palette.dark, palette.lamp, 1),
        2.6,
        `stroke-linecap="round" ${lampOpacity(palette, 0.4, 0.55)}`,
      ) +
      line(
        dots,
        mixByLights(palette, palette.dark, palette.lamp, 1),
        3.2,
        `stroke-linecap="round" ${lampOpacity(palette, 0.35, 0.6)}`,
      ) +
      '</g>';
    svg +=
      line('M158 138C158 116 186 100 218 100C246 100 268 112 269 132', palette.rim, 1.4, opacity(0.8)) +
      line('M200 52C142 58 96 94 96 144', palette.rim, 1.6, opacity(0.7));
    return svg + palm(80, 254, 34, palette) + palm(326, 254, 30, palette) + palm(342, 255, 22, palette);
  },
};

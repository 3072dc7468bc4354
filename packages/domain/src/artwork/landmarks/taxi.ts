import { wheel } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Taxi. */
export const taxi: Landmark = {
  setting: 'street',
  sun: { x: 0.8, y: 0.3, isFixed: true },
  draw(palette) {
    let svg = '';
    const body = mixByLights(palette, '#F1DFB8', palette.rightFace, 0.3, 0.05),
      lowerBody = mix(body, palette.dark, 0.16),
      roof = mixByLights(palette, '#C2392F', palette.dark, 0.3, 0.05),
      glazing = mix(palette.glass, palette.dark, 0.35);
    svg +=
      oval(200, 270, 150, 7, palette.dark, opacity(0.3)) +
      fill(
        'M62 256C56 236 60 218 76 212L118 204L150 170C156 163 164 160 174 160H244C258 160 268 164 278 172L312 204C334 206 346 214 348 230C350 244 346 254 340 258H62Z',
        body,
      ) +
      fill('M62 236H349C350 246 346 254 340 258H62C60 250 60 244 62 236Z', lowerBody);
    svg += fill(
      'M118 204L150 170C156 163 164 160 174 160H244C258 160 268 164 278 172L312 204L306 204L276 178C268 172 260 170 248 170H176C168 170 162 172 157 177L130 204Z',
      roof,
    );
    svg +=
      fill('M136 204L160 178C164 174 170 172 178 172H204V204Z', glazing) +
      fill('M210 204V172H246C256 172 264 174 270 180L298 204Z', glazing) +
      fill('M142 200L162 179C166 175 170 174 176 174L156 200Z', palette.rim, opacity(0.3));
    svg +=
      box(184, 146, 46, 14, mixByLights(palette, '#FFF3D6', palette.lamp, 1), 4) +
      box(194, 151, 26, 4, roof, 2) +
      line('M207 206V252M128 220H196M216 220H320', mix(body, palette.dark, 0.35), 1.3) +
      box(180, 214, 14, 3.6, mix(body, palette.dark, 0.4), 2) +
      box(276, 214, 14, 3.6, mix(body, palette.dark, 0.4), 2) +
      fill(
        'M60 222h14q4 6 -2 12h-12zM336 216q10 4 12 14h-12q-4 -8 0 -14z',
        mixByLights(palette, '#FFE9B8', palette.lamp, 1),
      );
    svg += box(84, 228, 228, 5, roof, 0, opacity(0.9));
    let checks = '';
    for (let i = 0; i < 14; i++) checks += `M${126 + i * 12} 240h6v5h-6zM${132 + i * 12} 245h6v5h-6z`;
    svg +=
      fill(checks, palette.dark, opacity(0.35)) +
      (palette.lights > 0.3 ? fill('M60 228L-40 262H-60L60 232Z', palette.lamp, opacity(0.18)) : '');
    return svg + wheel(116, 256, 22, palette) + wheel(288, 256, 22, palette);
  },
};

import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, lamps, line, opacity, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Dubai Opera. */
export const opera: Landmark = {
  setting: 'city',
  sun: { x: 0.24, y: 0.36 },
  draw(palette) {
    let svg = '';
    const glazing = mixByLights(palette, palette.glass, palette.lamp, 0.45),
      roof = mix(palette.leftFace, palette.rim, 0.2);
    svg +=
      fill(
        'M98 158L318 138C306 190 288 226 266 250H128C112 222 102 190 98 158Z',
        mix(palette.glass, palette.dark, 0.22),
      ) + fill('M112 158L306 141C296 186 280 222 262 250H138C124 224 114 190 112 158Z', glazing);
    let mullions = '';
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      mullions += `M${round(112 + 194 * t)} ${round(158 - 17 * t)}Q${round(122 + 162 * t)} 210 ${round(138 + 124 * t)} 250`;
    }
    svg +=
      line(mullions, mix(palette.dark, palette.glass, 0.25), 1.4, opacity(0.75)) +
      line(
        'M118 186Q210 172 300 168M126 216Q210 204 288 200',
        mix(palette.dark, palette.glass, 0.25),
        1.2,
        opacity(0.6),
      );
    svg +=
      fill('M142 250C150 222 170 206 200 206C232 206 250 222 256 250Z', mix(palette.gold, palette.dark, 0.25)) +
      lamps(
        'M156 250v-22h8v22zM172 250v-30h8v30zM188 250v-34h8v34zM204 250v-34h8v34zM220 250v-30h8v30zM236 250v-22h8v22z',
        palette,
        0.9,
      );
    svg +=
      fill(
        'M72 162C130 140 230 122 342 120C340 128 334 134 326 140C240 142 150 152 86 172C78 170 74 166 72 162Z',
        roof,
      ) +
      fill(
        'M86 172C150 152 240 142 326 140L324 144C240 147 154 158 92 176Z',
        mix(palette.rightFace, palette.dark, 0.3),
      );
    svg += box(110, 250, 180, 4, mix(palette.rightFace, palette.leftFace, 0.4));
    svg += fill('M96 256H304V260H96Z', palette.groundLine);
    return (
      svg +
      palm(86, 254, 44, palette) +
      palm(318, 254, 48, palette) +
      palm(336, 255, 32, palette) +
      person(176, 266, 20, palette.dark) +
      person(188, 266, 19, mix(palette.white, palette.rightFace, 0.3)) +
      person(232, 268, 20, palette.dark)
    );
  },
};

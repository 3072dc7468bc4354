import { type HourPalette, mixByLights } from '../hour-palette.ts';
import { disc, fill, line, opacity, round } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A leg from the hip at (x, y): its length, how far the foot is set back and its half width at the hip. */
function leg(x: number, y: number, length: number, back: number, half: number, colour: Colour): string {
  const foot = x + back * 0.3;
  return fill(
    `M${x - half} ${y}L${x + half} ${y}L${round(x + back + half * 0.45)} ${round(y + length * 0.52)}` +
      `L${round(foot + half * 0.42)} ${y + length - 4}L${round(foot + half * 0.9)} ${y + length}` +
      `H${round(foot - half * 0.7)}L${round(foot - half * 0.4)} ${round(y + length * 0.6)}Z`,
    colour,
  );
}

/** The camel alone. */
export function camel(palette: HourPalette): string {
  const hide = mixByLights(palette, '#a8754a', palette.rightFace, 0.3, 0.3);
  // Against a low sun the camel is a silhouette.
  const isBacklit = palette.stars < 0.3 && (palette.hour < 10 || palette.hour > 16);
  const coat = mix(hide, palette.dark, isBacklit ? 0.55 : 0.25);
  const deep = mix(coat, palette.dark, 0.4);
  let svg = leg(172, 196, 62, -2, 6, deep) + leg(248, 194, 64, 4, 7, deep);
  svg += fill(
    'M118 126C120 120 128 116 136 115C142 112 148 109 152 111C158 114 160 121 158 128C155 138 154 150 158 160C162 170 168 174 176 170C184 160 192 136 208 131C222 128 230 146 238 156C250 162 264 166 268 182C270 194 262 206 250 208C226 214 196 214 176 206C160 200 150 188 145 172C141 158 143 148 140 138C132 138 124 137 120 134C117 132 117 129 118 126Z',
    coat,
  );
  svg +=
    fill('M150 112L153 104L157 112Z', coat) +
    line('M268 182Q276 196 272 212', coat, 2.4, 'stroke-linecap="round"') +
    disc(272, 214, 2.6, deep) +
    leg(160, 196, 64, 3, 6.4, coat) +
    leg(258, 192, 67, -4, 7.6, coat);
  svg +=
    fill('M184 164C188 150 198 138 208 136C218 136 226 152 232 160C222 172 196 174 184 164Z', palette.red) +
    fill('M188 165C198 172 218 171 228 164L230 178H186Z', mix(palette.gold, palette.red, 0.2)) +
    line('M190 168v10M198 170v8M206 171v7M214 170v8M222 168v10', palette.red, 1.6) +
    line('M122 128L150 136L178 156', palette.gold, 1.4) +
    line('M134 117L140 136', palette.gold, 1.6) +
    disc(144, 119, 1.4, palette.dark);
  return svg;
}

/** Camel in the dunes. */
export const desert: Landmark = {
  setting: 'desert',
  sun: { x: 0.68, y: 0.46, isFixed: true },
  draw: (palette) =>
    fill('M-900 300V286Q0 240 190 252T420 262T1300 250V300Z', mix(palette.sand, palette.rim, 0.12)) +
    fill(
      'M190 252Q300 256 420 276Q300 300 60 300Q160 276 190 252Z',
      mix(palette.sand, palette.dark, 0.2),
      opacity(0.55),
    ) +
    camel(palette),
};

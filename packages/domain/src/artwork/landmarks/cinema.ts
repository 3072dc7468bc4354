import { box, disc, fill, line, opacity, round } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import { camel } from './desert.ts';
import type { Landmark } from './landmark.ts';

/** Cinema. */
export const cinema: Landmark = {
  setting: null,
  sun: null,
  draw(palette) {
    let svg = '';
    const wall = mix('#2A1F33', palette.dark, 0.4);
    svg += box(-900, 0, 2200, 300, wall);
    svg += `<defs><linearGradient id="ci" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.zenith}"/><stop offset=".6" stop-color="${palette.sky}"/><stop offset="1" stop-color="${palette.horizon}"/></linearGradient><clipPath id="cc"><rect x="70" y="44" width="260" height="128" rx="3"/></clipPath></defs>`;
    svg +=
      box(64, 38, 272, 140, palette.dark, 5) +
      `<g clip-path="url(#cc)">` +
      box(70, 44, 260, 130, `url(#ci)`) +
      disc(252, 108, 28, '#FFE3B0') +
      fill('M70 174V142Q150 108 210 140T330 128V174Z', mix(palette.sand, palette.rightFace, 0.3)) +
      fill('M70 174V158Q130 138 200 158T330 152V174Z', mix(palette.sand, palette.dark, 0.45)) +
      `<g transform="translate(84 52) scale(0.46)">${camel(palette)}</g></g>`;
    svg +=
      fill('M-900 0H30Q54 90 40 214H-900Z', mix('#8C2F38', palette.dark, 0.35)) +
      fill('M1300 0H370Q346 90 360 214H1300Z', mix('#8C2F38', palette.dark, 0.35));
    let folds = '';
    for (let x = -880; x < 40; x += 22)
      folds += `M${x} 0Q${x + 8} 110 ${x} 214M${400 - x} 0Q${392 - x} 110 ${400 - x} 214`;
    svg += line(folds, mix('#8C2F38', '#000000', 0.5), 3, opacity(0.5));
    svg += fill('M70 178L330 178L420 300H-20Z', '#FFF3D6', opacity(0.07));
    const row = (y: number, s: number, c: Colour, off: number) => {
      let part = '';
      for (let x = -700 + off; x < 1100; x += s)
        part += `M${round(x)} 300V${round(y + s * 0.3)}Q${round(x)} ${round(y)} ${round(x + s * 0.3)} ${round(y)}H${round(x + s * 0.56)}Q${round(x + s * 0.86)} ${round(y)} ${round(x + s * 0.86)} ${round(y + s * 0.3)}V300Z`;
      return fill(part, c);
    };
    const heads = (y: number, s: number, c: Colour, xs: readonly number[]) =>
      xs
        .map(
          (x) =>
            disc(x, y, s, c) +
            fill(
              `M${x - s * 1.7} ${y + s * 3}Q${x - s * 1.6} ${y + s * 1.1} ${x} ${y + s * 1.1}Q${x + s * 1.6} ${y + s * 1.1} ${x + s * 1.7} ${y + s * 3}Z`,
              c,
            ),
        )
        .join('');
    const seat = mix('#8C2F38', '#000000', 0.42);
    svg +=
      heads(206, 7, mix(wall, '#000000', 0.35), [96, 150, 214, 268, 322]) +
      row(214, 36, mix(seat, '#000000', 0.1), 4) +
      heads(230, 9, mix(wall, '#000000', 0.5), [124, 226, 250, 346]) +
      row(240, 46, mix(seat, '#000000', 0.35), 12) +
      heads(258, 12, '#0B0810', [166, 296]) +
      row(270, 58, mix(seat, '#000000', 0.6), 0);
    return svg;
  },
};

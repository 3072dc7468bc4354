import { person } from '../figures.ts';
import { box, disc, fill, line, opacity } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A trade fair. */
export const exhibition: Landmark = {
  setting: 'room',
  sun: null,
  draw(palette) {
    const stand = (x: number, width: number, height: number, colour: Colour) =>
      box(x, 250 - height, width, height, mix(palette.white, palette.rightFace, 0.35)) +
      box(x + width * 0.7, 250 - height, width * 0.3, height, mix(palette.white, palette.dark, 0.2)) +
      box(x - 4, 250 - height - 12, width + 8, 22, colour, 2) +
      line(`M${x + 10} ${250 - height - 1}H${x + width * 0.6}`, palette.white, 5, 'stroke-linecap="round"') +
      box(x + 10, 250 - height + 22, width * 0.5, height * 0.34, mix(palette.glass, palette.dark, 0.3), 3) +
      box(x + 8, 226, width * 0.6, 24, mix(colour, palette.dark, 0.25), 2);
    const banner = (x: number, y: number, colour: Colour) =>
      line(`M${x} 40V${y}M${x + 40} 40V${y}`, palette.dark, 1.4) +
      box(x - 6, y, 52, 34, colour, 2) +
      disc(x + 20, y + 17, 9, palette.white, opacity(0.85));
    let truss = '';
    for (let x = -900; x < 1300; x += 24) truss += `M${x} 24L${x + 12} 40L${x + 24} 24`;
    return (
      box(-900, 0, 2200, 252, mix(palette.horizon, palette.far, 0.35)) +
      box(-900, 20, 2200, 4, mix(palette.rightFace, palette.dark, 0.3)) +
      line(truss + 'M-900 40H1300', mix(palette.rightFace, palette.dark, 0.3), 2) +
      fill('M90 24L60 250H150ZM310 24L250 250H340Z', palette.rim, opacity(0.18)) +
      banner(70, 66, palette.accent) +
      banner(182, 56, palette.red) +
      banner(292, 70, palette.gold) +
      stand(44, 88, 104, mix(palette.accent, palette.dark, 0.1)) +
      stand(156, 96, 122, palette.red) +
      stand(276, 92, 98, mix(palette.gold, palette.dark, 0.1)) +
      person(98, 272, 62, palette.dark) +
      person(128, 274, 58, mix(palette.white, palette.rightFace, 0.2)) +
      person(214, 278, 66, mix(palette.accent, palette.dark, 0.45)) +
      person(262, 272, 60, palette.dark) +
      person(306, 276, 62, mix(palette.white, palette.rightFace, 0.15))
    );
  },
};

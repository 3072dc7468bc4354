import { disc, fill, line, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A dog and a cat. */
export const pets: Landmark = {
  setting: 'garden',
  sun: { x: 0.5, y: 0.3, isFixed: true },
  draw(palette) {
    const dog = mix('#b07a45', palette.dark, 0.15);
    const darkDog = mix(dog, palette.dark, 0.4);
    const cat = mix('#5b5a66', palette.dark, 0.15);
    return (
      fill('M104 250C98 214 106 178 128 160C140 150 168 152 176 168C190 190 192 222 190 250Z', dog) +
      line('M108 232Q74 232 76 196', dog, 13, 'stroke-linecap="round"') +
      fill(
        'M128 160C112 150 108 112 130 98C150 86 182 90 192 108C208 112 222 116 222 128C222 142 200 146 188 146C182 160 150 170 128 160Z',
        dog,
      ) +
      fill('M132 98C116 96 106 116 112 144C124 148 134 136 138 120Z', darkDog) +
      disc(172, 114, 5, palette.dark) +
      oval(218, 122, 7, 6, palette.dark) +
      line('M206 138Q196 144 188 138', palette.dark, 2.4, 'stroke-linecap="round"') +
      line('M134 160Q158 172 184 158', palette.red, 8) +
      disc(160, 172, 5, palette.gold) +
      line('M146 210V250M172 206V250', darkDog, 3) +
      fill('M238 250C230 214 238 190 258 182C286 178 306 208 302 250Z', cat) +
      line('M300 240Q340 240 334 200Q330 184 340 176', cat, 10, 'stroke-linecap="round"') +
      fill('M236 178L234 138L254 150Q266 146 278 150L298 138L296 178Q290 200 266 200Q242 200 236 178Z', cat) +
      fill('M238 144L250 152L240 160ZM294 144L282 152L292 160Z', mix(cat, palette.pink, 0.6)) +
      oval(254, 170, 4.4, 5.6, palette.gold) +
      oval(278, 170, 4.4, 5.6, palette.gold) +
      oval(254, 170, 1.6, 5, palette.dark) +
      oval(278, 170, 1.6, 5, palette.dark) +
      fill('M262 180h8l-4 5z', palette.pink) +
      line('M232 182L208 178M232 188L210 192M300 182L324 178M300 188L322 192', mix(cat, palette.white, 0.6), 1.2)
    );
  },
};

import type { HourPalette } from './hour-palette.ts';
import { box, fill, glints, line, opacity, oval, randomOf, round } from './kit.ts';
import { mix } from './mix.ts';

/** What is around a landmark, from `left` to `right`. A picture is 300 high; the ground is at 250. */
export type Setting = (palette: HourPalette, left: number, right: number) => string;

/** A row of distant towers as one path, standing on `base`, between `lowest` and `highest` high. */
export function towerRow(
  left: number,
  right: number,
  base: number,
  lowest: number,
  highest: number,
  seed: string,
  narrowest = 10,
  widest = 24,
): string {
  const random = randomOf(seed);
  let path = '';
  let x = left - 8;
  while (x < right + 8) {
    const width = narrowest + random() * (widest - narrowest);
    const height = lowest + (highest - lowest) * random() ** 1.6;
    path += towerOutline(x, base, width, height, random());
    x += width + random() * 5;
  }
  return path;
}

/** One tower: pointed, slanted, with a mast or plain, by a number 0 … 1. */
export function towerOutline(x: number, base: number, width: number, height: number, kind: number): string {
  const top = base - height;
  const start = `M${round(x)} ${round(base)}V`;
  const end = `H${round(x + width)}V${round(base)}Z`;
  if (kind < 0.16) {
    const shoulder = round(top + width * 0.5);
    return `${start}${shoulder}L${round(x + width / 2)} ${round(top)}L${round(x + width)} ${shoulder}V${round(base)}Z`;
  }
  if (kind < 0.28) {
    return `${start}${round(top)}L${round(x + width)} ${round(top + width * 0.6)}V${round(base)}Z`;
  }
  if (kind < 0.37) {
    const mast = `H${round(x + width * 0.44)}V${round(top - height * 0.2)}H${round(x + width * 0.56)}V${round(top)}`;
    return `${start}${round(top)}${mast}${end}`;
  }
  return `${start}${round(top)}${end}`;
}

function ridge(left: number, right: number, y: number, rise: number, seed: string, step: number): string {
  const random = randomOf(seed);
  let path = `M${round(left)} 300V${round(y)}`;
  for (let x = left; x < right + step; x += step)
    path += `L${round(x + step * 0.5 * random())} ${round(y - rise * random())}`;
  return `${path}V300Z`;
}

function dune(left: number, right: number, y: number, rise: number, phase: number, length: number): string {
  let path = `M${round(left)} 300V${round(y)}`;
  for (let x = left; x <= right + 12; x += 12) {
    const wave = rise * Math.sin(x / length + phase) + rise * 0.4 * Math.sin((x / length) * 2.1 + phase * 2);
    path += `L${round(x)} ${round(y - wave)}`;
  }
  return `${path}V300Z`;
}

const city: Setting = (palette, left, right) =>
  fill(towerRow(left, right, 252, 16, 74, 'city'), palette.far) +
  box(left, 250, right - left, 50, palette.ground) +
  box(left, 250, right - left, 2, palette.groundLine);

const lake: Setting = (palette, left, right) =>
  fill(towerRow(left, right, 252, 18, 80, 'lake'), palette.far) +
  box(left, 248, right - left, 6, palette.ground) +
  box(left, 254, right - left, 46, palette.water) +
  glints(left, right, 258, 298, Math.round((right - left) / 9), 'lake glints', palette.waterGlint, 0.7);

const sea: Setting = (palette, left, right) =>
  box(left, 236, right - left, 64, palette.water) +
  box(left, 236, right - left, 1.4, palette.waterGlint, 0, opacity(0.7)) +
  glints(left, right, 240, 298, Math.round((right - left) / 7), 'sea glints', palette.waterGlint, 0.75);

const seaCity: Setting = (palette, left, right) =>
  fill(towerRow(left, right, 238, 8, 44, 'sea city', 8, 18), palette.far) + sea(palette, left, right);

const beach: Setting = (palette, left, right) =>
  box(left, 214, right - left, 40, palette.water) +
  glints(left, right, 216, 240, Math.round((right - left) / 9), 'beach glints', palette.waterGlint, 0.8) +
  fill(
    `M${round(left)} 300V244Q${round((left + right) / 2)} 230 ${round(right)} 248V300Z`,
    mix(palette.waterGlint, palette.rim, 0.5),
  ) +
  fill(`M${round(left)} 300V248Q${round((left + right) / 2)} 236 ${round(right)} 253V300Z`, palette.sand);

const creek: Setting = (palette, left, right) => {
  const random = randomOf('creek');
  let houses = '';
  for (let x = left - 6; x < right + 10; ) {
    const width = 16 + random() * 26;
    const height = 14 + random() * 20;
    houses += `M${round(x)} 236V${round(236 - height)}H${round(x + width)}V236Z`;
    if (random() > 0.55) houses += `M${round(x + 4)} 236V${round(236 - height - 14 - random() * 8)}h8V236Z`;
    if (random() > 0.8) houses += `M${round(x + width * 0.7 - 2)} 236V${round(202 - height)}l2 -8l2 8V236Z`;
    x += width + 1;
  }
  return (
    fill(houses, palette.far) +
    box(left, 234, right - left, 66, palette.water) +
    glints(left, right, 238, 298, Math.round((right - left) / 7), 'creek glints', palette.waterGlint, 0.7)
  );
};

const desert: Setting = (palette, left, right) =>
  fill(dune(left, right, 226, 16, 1.2, 62), mix(palette.sand, palette.horizon, 0.45)) +
  fill(dune(left, right, 242, 13, 3.4, 78), mix(palette.sand, palette.rightFace, 0.12)) +
  fill(dune(left, right, 258, 8, 0.6, 96), palette.sand);

const mountain: Setting = (palette, left, right) =>
  fill(ridge(left, right, 196, 74, 'far ridge', 34), mix(palette.far, palette.horizon, 0.25)) +
  fill(ridge(left, right, 222, 64, 'middle ridge', 30), palette.far) +
  fill(ridge(left, right, 240, 46, 'near ridge', 24), palette.near) +
  box(left, 250, right - left, 50, palette.water) +
  glints(left, right, 254, 298, Math.round((right - left) / 9), 'reservoir glints', palette.waterGlint, 0.7);

const street: Setting = (palette, left, right) =>
  fill(towerRow(left, right, 252, 10, 52, 'street', 14, 34), palette.far) +
  box(left, 250, right - left, 50, palette.ground) +
  box(left, 250, right - left, 3, palette.groundLine) +
  line(`M${round(left)} 280H${round(right)}`, palette.groundLine, 1.6, 'stroke-dasharray="14 12"');

const garden: Setting = (palette, left, right) => {
  let bushes = '';
  for (let x = left - 10; x < right + 30; x += 34) {
    bushes += oval(x, 240, 26, 22, mix(palette.green, palette.far, 0.35));
  }
  return (
    fill(towerRow(left, right, 230, 6, 30, 'garden', 12, 26), palette.far) +
    bushes +
    box(left, 244, right - left, 56, mix(palette.green, palette.sand, 0.12)) +
    box(left, 244, right - left, 2, mix(palette.green, palette.rim, 0.25))
  );
};

const room: Setting = (palette, left, right) =>
  box(left, 250, right - left, 50, mix(palette.ground, palette.dark, 0.12)) +
  box(left, 250, right - left, 2, palette.groundLine);

const plate: Setting = (palette, left, right) =>
  box(left, 236, right - left, 64, mix(palette.gold, palette.dark, 0.42)) +
  box(left, 236, right - left, 3, mix(palette.gold, palette.rim, 0.2));

/** A table in front of the sea. */
const seaTable: Setting = (palette, left, right) => seaCity(palette, left, right) + plate(palette, left, right);

export const SETTINGS = {
  city,
  lake,
  sea,
  seaCity,
  beach,
  creek,
  desert,
  mountain,
  street,
  garden,
  room,
  plate,
  seaTable,
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

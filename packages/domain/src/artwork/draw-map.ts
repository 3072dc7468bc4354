import type { Locale } from '../language/locale.ts';
import type { BaseMap } from './base-map.ts';
import { MAP_DRAWING_ID, type MapFile } from './map-address.ts';
import { layersOf, type MapLayer } from './map-layers.ts';
import { type MapView, project } from './map-view.ts';
import { coordinate } from './path.ts';

/**
 * Properties that the class `map-drawing` of a page sets from its theme. The second value is for a file that is opened by itself.
 */
const COLOURS = {
  sea: 'var(--sea,#d6e6e8)',
  land: 'var(--land,#f6f6f3)',
  coast: 'var(--coast,#a8b8ba)',
  road: 'var(--road,#fff)',
  edge: 'var(--edge,#d3d3cc)',
  text: 'var(--name,#4b4b47)',
  surface: 'var(--stop,#fff)',
} as const;

const FONT_SIZE = 11;
const LETTER_WIDTH = 6.4;
/** Windows wider than this, in kilometres per 480 units, show no stations; closer than the other they are named. */
const STATIONS_KM = 16;
const NAMED_STATIONS_KM = 5;
/** The widest window in which names of a rank are shown. */
const RANKS_KM = [400, 400, 16, 6] as const;

/** The colour of a railway by the id of its line. Branches share the colour of their line. */
export function railColour(line: string): string {
  const [name = ''] = line.split('-');
  const fallback = { red: '#e21836', green: '#3dae2b', tram: '#8a6a3c', monorail: '#b4561f' }[name] ?? '#7a7a75';
  return `var(--rail-${name},${fallback})`;
}

/** A window of the base map as an SVG file, to be shown with `<use href="…#map">`. */
export function drawMap(base: BaseMap, { view, locale }: MapFile): string {
  const { width, height } = view;
  const layers = layersOf(base, view);
  const content = [
    `<rect width="${width}" height="${height}" fill="${COLOURS.sea}"/>`,
    ...layers.filter(({ kind }) => kind !== 'road' && kind !== 'rail').map(drawArea),
    ...layers.map(drawCasing),
    ...layers.filter(({ kind }) => kind === 'road').map((layer) => drawLine(layer, COLOURS.road)),
    ...layers.filter(({ kind }) => kind === 'rail').map((layer) => drawLine(layer, railColour(layer.line ?? ''))),
    ...drawStations(view, base),
    ...(locale === null ? [] : drawNames(view, base, locale)),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g id="${MAP_DRAWING_ID}">${content.join('')}</g></svg>`
  );
}

function drawArea(layer: MapLayer): string {
  const { kind, d } = layer;
  if (kind === 'runway') return drawLine(layer, COLOURS.edge);
  const fill = kind === 'sea' || kind === 'water' ? COLOURS.sea : COLOURS.land;
  const shore = kind === 'land' ? ` stroke="${COLOURS.coast}" stroke-width=".8"` : '';
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"${shore}/>`;
}

function drawCasing({ d, casingWidth }: MapLayer): string {
  return casingWidth === undefined ? '' : drawLine({ kind: 'road', d, strokeWidth: casingWidth }, COLOURS.edge);
}

function drawLine({ d, strokeWidth }: MapLayer, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${coordinate(strokeWidth ?? 1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function kmPer480({ spanKm, width }: MapView): number {
  return (spanKm / width) * 480;
}

type Spot = { x: number; y: number };
const isInside = ({ x, y }: Spot, { width, height }: MapView) => x >= 0 && y >= 0 && x <= width && y <= height;

function drawStations(view: MapView, base: BaseMap): string[] {
  if (kmPer480(view) > STATIONS_KM) return [];
  return base.stations
    .map(({ line, lon, lat }) => ({ line, ...project(view, lon, lat) }))
    .filter((spot) => isInside(spot, view))
    .map(
      ({ line, x, y }) =>
        `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="2.8" fill="${COLOURS.surface}" stroke="${railColour(line)}" stroke-width="1.6"/>`,
    );
}

/** Names of communities, and of stations in close windows: the most important first, each only where it has space. */
function drawNames(view: MapView, base: BaseMap, locale: Locale): string[] {
  const spanKm = kmPer480(view);
  const stationName = locale === 'ar' ? 'ar' : 'en';
  const names = [
    ...base.labels
      .filter(({ rank }) => spanKm <= (RANKS_KM[rank] ?? 0))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ names: all, lon, lat }) => ({
        text: all[locale] ?? all.en,
        ...project(view, lon, lat),
        isStation: false,
      })),
    ...(spanKm <= NAMED_STATIONS_KM ? base.stations : []).map(({ names: all, lon, lat }) => {
      const { x, y } = project(view, lon, lat);
      return { text: all[stationName], x, y: y + FONT_SIZE + 4, isStation: true };
    }),
  ];
  const taken: { left: number; right: number; y: number }[] = [];
  return names.flatMap(({ text, x, y, isStation }) => {
    const half = (text.length * LETTER_WIDTH) / 2;
    const box = { left: x - half, right: x + half, y };
    const fits = box.left > 2 && box.right < view.width - 2 && y > FONT_SIZE + 2 && y < view.height - 4;
    const isFree = taken.every(({ left, right, y: other }) => {
      return box.right + 6 < left || box.left - 6 > right || Math.abs(y - other) > FONT_SIZE + 4;
    });
    if (!fits || !isFree) return [];
    taken.push(box);
    return [drawName(text, { x, y }, isStation)];
  });
}

function drawName(text: string, { x, y }: Spot, isStation: boolean): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const weight = isStation ? 500 : 650;
  return `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="middle" font-size="${FONT_SIZE}" font-weight="${weight}" fill="${COLOURS.text}" stroke="${COLOURS.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped}</text>`;
}

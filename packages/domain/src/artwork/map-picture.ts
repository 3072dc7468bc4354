import { disc, fill, line, opacity, round } from './kit.ts';
import { locatorView, type MapLayerKind, mapLayers, project } from './map.ts';
import { createRandom } from './random.ts';

export type MapPoint = { lat: number; lon: number; precisionMetres: number };

/** How far the place is from the middle of its map at most, as a fraction of the width. */
const OFF_CENTRE = 0.16;
const KM_PER_DEGREE = 111;

/** The colours of a printed map: the same in every theme. */
const COLOURS: Record<MapLayerKind, string> = {
  region: '#ece3d2',
  land: '#f4ead5',
  sea: '#a9d8de',
  water: '#a9d8de',
  runway: '#ddd3c4',
  road: '#ffffff',
  rail: '#b8474a',
};
const ROAD_EDGE = '#cdb88d';
/** Lines are wider than in a map that one reads: the picture is often small. */
const WIDER = 1.6;
const PIN = '#0b7e88';

/** The licence of the data asks for a credit; in a card it could not be read, and the about page has it. */
const SMALLEST_WITH_CREDIT = 540;

function credit(width: number, height: number): string {
  return `<text x="${width - 10}" y="${height - 10}" text-anchor="end" font-family="sans-serif" font-size="13" fill="#4b4b47">© OpenStreetMap</text>`;
}

/** A pin says where the door is. A place that is known less exactly has the circle it lies in instead. */
const EXACT_METRES = 100;

/**
 * The surroundings of a place with its pin or, where its position is not exact, the circle it lies in. The item's id moves the
 * window a little: several places of one community are known at the same point.
 */
export function drawMapPicture(
  id: string,
  point: MapPoint,
  size: { width: number; height: number },
): { viewBox: string; content: string } {
  const { width, height } = size;
  const random = createRandom(`map|${id}`);
  const around = locatorView(point, size);
  const scale = random.between(0.7, 1.1);
  const across = (around.spanKm * scale * OFF_CENTRE) / KM_PER_DEGREE;
  const view = {
    ...around,
    spanKm: around.spanKm * scale,
    centre: [point.lon + random.between(-across, across), point.lat + random.between(-across / 2, across / 2)] as const,
  };
  const layers = mapLayers(view);
  const strokes = 'stroke-linejoin="round" stroke-linecap="round"';
  const edges = layers.map(({ kind, d, casingWidth = 0 }) =>
    kind === 'road' ? line(d, ROAD_EDGE, casingWidth * WIDER, strokes) : '',
  );
  const shapes = layers.map(({ kind, d, strokeWidth }) =>
    strokeWidth === undefined
      ? fill(d, COLOURS[kind], 'fill-rule="evenodd"')
      : line(d, COLOURS[kind], strokeWidth * WIDER, strokes),
  );
  const firstRoad = layers.findIndex(({ kind }) => kind === 'road');
  // The edges of roads lie under all of them, so that crossings stay open.
  if (firstRoad >= 0) shapes.splice(firstRoad, 0, ...edges);
  const { x, y } = project(view, point.lon, point.lat);
  const unit = Math.min(width, height) / 320;
  const tip = (length: number) => round(length * unit);
  const pin =
    `M${round(x)} ${round(y)}c${tip(-8)} ${tip(-14)} ${tip(-20)} ${tip(-22)} ${tip(-20)} ${tip(-38)}` +
    `a${tip(20)} ${tip(20)} 0 1 1 ${tip(40)} 0c0 ${tip(16)} ${tip(-12)} ${tip(24)} ${tip(-20)} ${tip(38)}z`;
  const outline = `stroke="#ffffff" stroke-width="${round(3 * unit)}" stroke-linejoin="round"`;
  const radius = Math.max(26 * unit, (point.precisionMetres / 1000) * (width / view.spanKm));
  const mark =
    point.precisionMetres <= EXACT_METRES
      ? fill(pin, PIN, outline) + disc(x, y - 38 * unit, 8 * unit, '#ffffff')
      : disc(x, y, radius, PIN, `${opacity(0.24)} ${outline}`);
  return {
    viewBox: `0 0 ${width} ${height}`,
    content:
      fill(`M0 0H${width}V${height}H0Z`, COLOURS.sea) +
      shapes.join('') +
      mark +
      (width < SMALLEST_WITH_CREDIT ? '' : credit(width, height)),
  };
}

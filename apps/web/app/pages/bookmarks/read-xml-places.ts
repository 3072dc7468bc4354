import { PRODUCT } from '@dalil/domain/product.ts';
import { Parser } from 'htmlparser2';
import { type ImportProblem, type PlaceCollector, positionOf } from './imported-entry.ts';

/** An element of the file that is a place, or a line that is none, while it is read. */
type Open = {
  element: string;
  depth: number;
  texts: Partial<Record<string, string>>;
  lat: unknown;
  lon: unknown;
  link: string;
  data: string;
  isLine: boolean;
};

const PLACES: Readonly<Record<string, readonly string[]>> = { gpx: ['wpt'], kml: ['Placemark'] };
const LINES: Readonly<Record<string, readonly string[]>> = { gpx: ['trk', 'rte'], kml: [] };
const SHAPES = new Set(['LineString', 'LinearRing', 'Polygon', 'Track', 'Model']);

/**
 * Waypoints of GPX and placemarks of KML. Prefixes need not be declared, as in files of OsmAnd, and what a damaged file has left is read.
 * A file that declares entities is rejected unread, because a few of them can expand to gigabytes.
 */
export function readXmlPlaces(text: string, places: PlaceCollector): ImportProblem | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'entities';
  const reader = new XmlPlaceReader(places);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(localName(name), attributes),
      ontext: (part) => reader.text(part),
      onclosetag: () => reader.close(),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return reader.isKnown ? null : 'unknown-format';
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

class XmlPlaceReader {
  readonly #places: PlaceCollector;
  readonly #path: string[] = [];
  /** The names of the KML folders around. */
  readonly #folders: string[] = [];
  #root = '';
  #isOurs = false;
  #open: Open | null = null;

  constructor(places: PlaceCollector) {
    this.#places = places;
  }

  get isKnown(): boolean {
    return this.#root in PLACES;
  }

  open(element: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#root === '') {
      this.#root = element;
      this.#isOurs = attributes['creator'] === PRODUCT.name;
    }
    this.#path.push(element);
    const isLine = LINES[this.#root]?.includes(element) === true;
    if (this.#open === null && (isLine || PLACES[this.#root]?.includes(element))) {
      const { lat, lon } = attributes;
      this.#open = { element, depth: this.#path.length, texts: {}, lat, lon, link: '', data: '', isLine };
    } else if (this.#open) {
      if (element === 'link') this.#open.link ||= attributes['href'] ?? '';
      if (element === 'Data') this.#open.data = attributes['name'] ?? '';
      if (SHAPES.has(element)) this.#open.isLine = true;
    }
    if (element === 'Folder') this.#folders.push('');
  }

  text(part: string): void {
    const element = this.#path.at(-1) ?? '';
    const open = this.#open;
    if (open === null) {
      if (element === 'name' && this.#path.at(-2) === 'Folder') this.#folders.push((this.#folders.pop() ?? '') + part);
      return;
    }
    const isChild = this.#path.length === open.depth + 1;
    const isPoint = element === 'coordinates' && this.#path.at(-2) === 'Point';
    const isKey = element === 'value' && open.data === 'dalil';
    const name = isPoint ? 'point' : isKey ? 'key' : isChild ? element : null;
    if (name !== null) open.texts[name] = (open.texts[name] ?? '') + part;
  }

  close(): void {
    const element = this.#path.pop();
    const open = this.#open;
    if (open && this.#path.length < open.depth) {
      this.#open = null;
      this.#add(open);
    }
    if (element === 'Folder') this.#folders.pop();
  }

  #add({ texts, lat, lon, link, isLine }: Open): void {
    const { name = '', point, key = '' } = texts;
    if (isLine && point === undefined) {
      this.#places.skip('not-a-point', name);
    } else if (this.#root === 'gpx') {
      // In files of other programs the type is a symbol or a term of that program.
      const folder = this.#isOurs ? (texts['type'] ?? '') : '';
      const note = texts['desc'] ?? texts['cmt'] ?? '';
      this.#places.add({ name, note, folder, position: positionOf(lat, lon), key: keyOfLink(link) });
    } else {
      const [east, north] = (point ?? '').trim().split(/[\s,]+/);
      const plainKey = key.trim();
      // A placemark of our own has its address as the last line, which is not part of the note.
      const note = (texts['description'] ?? '').replace(plainKey === '' ? /$^/ : /\n?https?:\/\/\S+$/, '');
      const folder = this.#folders.at(-1) ?? '';
      this.#places.add({ name, note, folder, position: positionOf(north, east), key: plainKey });
    }
  }
}

const KIND_OF_LIST = { news: 'article', government: 'service', tourism: 'place' } as const;

/** The item that a link to this site identifies. `/content` holds both places and events, so such a link is matched by name. */
function keyOfLink(link: string): string {
  const [, list, id] =
    /^https?:\/\/[^/]+(?:\/(?:ar|hi|ur))?\/(news|government|tourism)\/([a-z0-9-]+)$/.exec(link) ?? [];
  return list && link.startsWith(`${location.origin}/`)
    ? `${KIND_OF_LIST[list as keyof typeof KIND_OF_LIST]}:${id}`
    : '';
}

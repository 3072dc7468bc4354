import type { ImportedEntry } from '@dalil/domain/bookmarks/match-imported.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { anEntry, type ImportProblem, positionOf } from './imported-entry.ts';

/** GPX waypoints and KML placemarks. A file that declares entities is refused unread: a few of them can become gigabytes. */
export function readXmlPlaces(text: string): ImportedEntry[] | ImportProblem {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'entities';
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return 'unknown-format';
  const { localName } = document.documentElement;
  if (localName === 'gpx') return all(document, 'wpt').map(readWaypoint);
  return localName === 'kml' ? all(document, 'Placemark').map(readPlacemark) : 'unknown-format';
}

function readWaypoint(point: Element): ImportedEntry {
  const link = all(point, 'link')[0]?.getAttribute('href') ?? '';
  const position = positionOf(point.getAttribute('lat'), point.getAttribute('lon'));
  // Elsewhere a type is a symbol or a program's own word.
  const isOurs = point.ownerDocument.documentElement.getAttribute('creator') === PRODUCT.name;
  const folder = isOurs ? childText(point, 'type') : '';
  return anEntry({
    name: childText(point, 'name'),
    note: childText(point, 'desc'),
    folder,
    position,
    key: keyOfLink(link),
  });
}

function readPlacemark(mark: Element): ImportedEntry {
  const [lon, lat] = (all(mark, 'coordinates')[0]?.textContent ?? '').trim().split(/[\s,]+/);
  const data = all(mark, 'Data').find((one) => one.getAttribute('name') === 'dalil');
  const parent = mark.parentElement;
  const folder = parent?.localName === 'Folder' ? childText(parent, 'name') : '';
  const position = positionOf(lat, lon);
  const key = data?.textContent?.trim() ?? '';
  // A placemark of our own carries its address as the last line, which is no note.
  const note = childText(mark, 'description').replace(key === '' ? /$^/ : /\n?https?:\/\/\S+$/, '');
  return anEntry({ name: childText(mark, 'name'), note, folder, position, key });
}

const KIND_OF_LIST = { news: 'article', government: 'service', tourism: 'place' } as const;

/** The item a link to this site names. Under `/content` stand places and events, so such a link is matched by name. */
function keyOfLink(link: string): string {
  const [, list, id] =
    /^https?:\/\/[^/]+(?:\/(?:ar|hi|ur))?\/(news|government|tourism)\/([a-z0-9-]+)$/.exec(link) ?? [];
  return list && link.startsWith(`${location.origin}/`)
    ? `${KIND_OF_LIST[list as keyof typeof KIND_OF_LIST]}:${id}`
    : '';
}

function childText(parent: Element, name: string): string {
  return [...parent.children].find(({ localName }) => localName === name)?.textContent ?? '';
}

function all(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)];
}

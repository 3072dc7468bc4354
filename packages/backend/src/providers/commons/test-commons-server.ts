import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendTestReply, type TestReply } from '../live/test-live-server.ts';

/** An `extmetadata` of Wikimedia Commons as the API writes it. */
export function metaOf(fields: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { value, source: 'commons-desc-page', hidden: '' }]),
  );
}

export const FREE = {
  Artist:
    '<a href="//commons.wikimedia.org/wiki/User:Sara" title="User:Sara">Sara &amp; Ali</a><script>alert(1)</script>',
  License: 'cc-by-sa-4.0',
  LicenseShortName: 'CC BY-SA 4.0',
  LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  DateTimeOriginal: '2024-03-09 17:12:04',
  ImageDescription: '<p>The <b>Dubai Frame</b> at dusk</p>',
};

export type TestFile = {
  pageid: number;
  title: string;
  meta?: Record<string, string>;
  mime?: string;
  width?: number;
  height?: number;
  size?: number;
  lat?: number;
  lon?: number;
  /** What its address answers. */
  reply?: TestReply;
  url?: string;
};

export type TestCommons = {
  origin: string;
  received: { path: string; query: URLSearchParams; agent: string | undefined }[];
  /** Entries of Wikidata by id, found by any name. */
  entities: Record<string, unknown>;
  /** Files at any position, and files by name. */
  near: TestFile[];
  named: TestFile[];
  /** Answers every request of the API instead. */
  override: TestReply | null;
  /** The most requests that were answered at one time. */
  most: number;
  close: () => Promise<void>;
};

/** An entry of Wikidata with a picture and a position. */
export function entity(file: string, { lat, lon }: { lat: number; lon: number }): unknown {
  const value = (type: string, given: unknown) => ({
    mainsnak: { snaktype: 'value', datavalue: { value: given, type } },
    type: 'statement',
    rank: 'normal',
  });
  return {
    type: 'item',
    claims: {
      P18: [value('string', file)],
      P625: [value('globecoordinate', { latitude: lat, longitude: lon, altitude: null, precision: 0.0001 })],
    },
  };
}

/** Wikidata, Wikimedia Commons and its files on loopback, with the shapes of the real APIs. */
export async function startTestCommons(): Promise<TestCommons> {
  let open = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback');
    open += 1;
    state.most = Math.max(state.most, open);
    response.on('close', () => (open -= 1));
    state.received.push({ path: url.pathname, query: url.searchParams, agent: request.headers['user-agent'] });
    if (url.pathname === '/w/api.php') return answerApi(url.searchParams, response);
    const name = decodeURIComponent(url.pathname.slice('/files/'.length));
    const file = [...state.near, ...state.named].find(({ title }) => title === name);
    sendTestReply(file?.reply ?? { status: 404 }, response);
  });

  function answerApi(query: URLSearchParams, response: ServerResponse): void {
    if (state.override) return sendTestReply(state.override, response);
    const action = query.get('action');
    if (action === 'wbsearchentities') {
      const search = Object.keys(state.entities).map((id) => ({
        id,
        title: id,
        label: query.get('search'),
        match: {},
      }));
      return sendTestReply({ body: { searchinfo: {}, search, success: 1 } }, response);
    }
    if (action === 'wbgetentities') return sendTestReply({ body: { entities: state.entities, success: 1 } }, response);
    const isNear = query.get('generator') === 'geosearch';
    const names = (query.get('titles') ?? '').split('|').map((title) => title.replace('File:', ''));
    const files = isNear ? state.near : state.named.filter(({ title }) => names.includes(title));
    return sendTestReply({ body: pagesOf(files, query) }, response);
  }

  /** Each answer holds the details of two files; the others are named without them, and `continue` leads to them. */
  function pagesOf(files: readonly TestFile[], query: URLSearchParams): unknown {
    const from = Number(query.get('iicontinue')?.split('|')[1] ?? 0);
    const pages = files.map((file, at) => ({
      pageid: file.pageid,
      ns: 6,
      title: `File:${file.title}`,
      ...(file.lat !== undefined && { coordinates: [{ lat: file.lat, lon: file.lon, primary: true, globe: 'earth' }] }),
      imagerepository: 'local',
      ...(at >= from && at < from + 2 && { imageinfo: [infoOf(file)] }),
    }));
    const isLast = from + 2 >= files.length;
    return {
      ...(isLast
        ? { batchcomplete: true }
        : { continue: { iicontinue: `File|${from + 2}`, continue: '||coordinates' } }),
      query: { pages },
    };
  }

  function infoOf({
    title,
    meta = FREE,
    mime = 'image/jpeg',
    width = 1200,
    height = 800,
    size = 90_000,
    url,
  }: TestFile) {
    return {
      size,
      width,
      height,
      url: url ?? `${state.origin}/files/${encodeURIComponent(title)}`,
      thumburl: `${state.origin}/thumb/${encodeURIComponent(title)}`,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(title)}`,
      mime,
      extmetadata: metaOf(meta),
    };
  }

  const state: TestCommons = {
    origin: '',
    received: [],
    entities: {},
    near: [],
    named: [],
    override: null,
    most: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

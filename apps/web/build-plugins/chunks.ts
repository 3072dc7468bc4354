import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MAP_WORKER } from './map-engine.ts';

type ModuleInfo = { importedIds: readonly string[]; code: string | null };
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };
/** Chunks of a higher rank are created earlier. */
type Chunk = { name: string; rank: number };
/** The modules that exactly these pages have in common. */
type Group = { pages: Set<string>; ids: string[]; size: number; isDesk: boolean };

const APP = path.resolve(import.meta.dirname, '../app');
const EVERY_PAGE = ['entry.client.tsx', 'root.tsx'].map((file) => path.join(APP, file));
const PAGES = globSync('{pages,desk}/**/*.route.tsx', { cwd: APP }).map((file) => path.join(APP, file));
/** Treated separately because it is more an application than a page: it uses parts of all other pages. */
const ASSISTANT = path.join(APP, 'pages/chat/chat.route.tsx');
/**
 * Loaded by every page in the background, to send what waits in the queue. Counted as one more page: otherwise every page would
 * load whole files of pages it shares one module with.
 */
const BACKGROUND = [
  'features/offline-sync/use-sync-runs.ts',
  'features/offline-sync/sync-run.ts',
  'features/offline-sync/page-queue.ts',
  'shell/sync-handlers.ts',
].map((file) => path.join(APP, file));
const IN_BACKGROUND = 'in-background';
const DESK = path.join(APP, 'desk/');
const isApart = (page: string) =>
  page === ASSISTANT || page.startsWith(DESK) || readFileSync(page, 'utf8').includes('loadPrivatePage(');
/** The desk is for staff: a file with a part of it has nothing that users need. */
const isOfDesk = (id: string) => id.startsWith(DESK);
/**
 * Users enter through public pages, so these determine the groups. The remaining modules belong to members' pages and the
 * assistant.
 */
const PUBLIC_PAGES = PAGES.filter((page) => !isApart(page));
const PAGES_APART = PAGES.filter(isApart);

const VENDOR =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|use-sync-external-store|@tanstack|@lingui|hono|cookie|set-cookie-parser)\//;
const OWN = /\/apps\/web\/app\/|\/packages\/(?:domain|search|assistant)\/src\/|\/node_modules\/lucide-react\//;
/** MapLibre GL JS and what it imports. */
const MAP_ENGINE =
  /\/node_modules\/(?:maplibre-gl|@maplibre|@mapbox|bidi-js|earcut|gl-matrix|kdbush|murmurhash-js|pbf|potpack|quickselect|tinyqueue)\//;
/** In characters of source. Smaller chunks are not worth a separate request. */
const SMALLEST = 3200;
/** A separate page that needs at most this share of a group should not have to load the group's file. */
const MAX_STRAY = 0.1;

/** For each number of pages two: of what the desk shares with others, and of its own. */
const RANKS = 2 * (PAGES.length + 3);

/**
 * A few files instead of forty, grouped by what pages need. `vendor` and `root` run on every page. Of the rest, modules that the
 * same pages have in common form one file. Modules loaded on intent, and modules of a single page, stay separate.
 */
export const CHUNKS = [
  { name: 'vendor', test: VENDOR, priority: RANKS },
  // First what the worker of the map needs, a file that the page shares with it.
  { name: sharedMapChunk, debugName: 'map-shared', test: MAP_ENGINE, priority: RANKS + 2 },
  { name: 'map-engine', test: MAP_ENGINE, priority: RANKS + 1 },
  // A chunk includes what its modules import, so modules that more pages need are extracted first.
  ...Array.from({ length: RANKS }, (_, rank) => ({
    name: (id: string, modules: Modules) => chunkOf(id, rank, modules),
    debugName: `rank-${rank}`,
    test: OWN,
    priority: rank,
  })),
];

function chunkOf(id: string, rank: number, modules: Modules): string | null {
  plan ??= makePlan(modules);
  const chunk = plan.get(id);
  return chunk?.rank === rank ? chunk.name : null;
}

let ofMapWorker: Set<string> | undefined;

function sharedMapChunk(id: string, modules: Modules): string | null {
  ofMapWorker ??= reachedFrom([MAP_WORKER], modules);
  return ofMapWorker.has(id) ? 'map-shared' : null;
}

let plan: Map<string, Chunk> | undefined;

function makePlan(modules: Modules): Map<string, Chunk> {
  const frame = reachedFrom(EVERY_PAGE, modules);
  const inRoot = { name: 'root', rank: RANKS - 1 };
  const chunks = new Map([...frame].map((id) => [id, inRoot]));
  const addGroups = (groups: Group[], usesBefore: number) => {
    for (const group of groups) {
      // What the desk shares with others is taken out before the desk's own.
      const rank = 2 * (usesBefore + group.pages.size) + (group.isDesk ? 0 : 1);
      const chunk = { name: nameOf(group.ids, modules), rank };
      for (const id of group.ids) chunks.set(id, chunk);
    }
  };
  const ofPublicPages = usersOf(PUBLIC_PAGES, frame, modules);
  const inBackground = reachedFrom(BACKGROUND, modules);
  for (const [id, pages] of ofPublicPages) if (inBackground.has(id)) pages.push(IN_BACKGROUND);
  const ofPagesApart = usersOf(PAGES_APART, frame, modules);
  // A module of one public page that pages apart need too would stand in a file of theirs.
  const ofPublic = groupsOf(ofPublicPages, modules, (id) => ofPagesApart.has(id));
  addGroups(moveStrays(mergeSmall(ofPublic), ofPagesApart, modules), PAGES_APART.length);
  const restApart = new Map([...ofPagesApart].filter(([id]) => !ofPublicPages.has(id)));
  // Users may open such a module on intent, so it never stands in a file of the desk.
  const ofApart = groupsOf(restApart, modules, (id) => !isOfDesk(id));
  addGroups(mergeSmall(ofApart), 0);
  return chunks;
}

/** Our own modules that the pages need, each with the pages that need it. */
function usersOf(pages: readonly string[], without: ReadonlySet<string>, modules: Modules): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const page of pages) {
    for (const id of reachedFrom([page], modules)) {
      if (!without.has(id) && OWN.test(id)) users.set(id, [...(users.get(id) ?? []), page]);
    }
  }
  return users;
}

/** The given modules and everything they import, directly or indirectly. */
function reachedFrom(ids: readonly string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    reachedFrom(modules.getModuleInfo(id)?.importedIds ?? [], modules, found);
  }
  return found;
}

/** `isAlways`: a module that gets a file although only one page needs it. */
function groupsOf(users: Map<string, string[]>, modules: Modules, isAlways: (id: string) => boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, pages] of users) {
    if (pages.length < 2 && !isAlways(id)) continue;
    const isDesk = isOfDesk(id);
    const key = `${pages.join()} ${isDesk}`;
    const group = groups.get(key) ?? { pages: new Set(pages), ids: [], size: 0, isDesk };
    group.ids.push(id);
    group.size += sizeOf(id, modules);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A page that does not use a sheet must not load it, however small its group is. */
const isSheet = (id: string) => id.endsWith('.css');

/** A small group joins the group that contains all its pages and the fewest others. Thus no two files import each other. */
function mergeSmall(groups: Group[]): Group[] {
  const left = groups.toSorted((a, b) => a.pages.size - b.pages.size);
  return left.filter((group) => {
    if (group.size >= SMALLEST || group.ids.some(isSheet)) return true;
    const wider = left.find(
      ({ pages, isDesk }) =>
        isDesk === group.isDesk && pages.size > group.pages.size && [...group.pages].every((page) => pages.has(page)),
    );
    wider?.ids.push(...group.ids);
    if (wider) wider.size += group.size;
    return !wider;
  });
}

/**
 * A separate page would load the file of a whole group, and everything that file imports, for one shared icon. If it needs only
 * that little of a group, the module moves to a file it loads anyway, whose pages include all of the group's and the fewest
 * others.
 */
function moveStrays(groups: Group[], usersApart: Map<string, string[]>, modules: Modules): Group[] {
  const neededBy = (page: string, { ids }: Group) => ids.filter((id) => usersApart.get(id)?.includes(page));
  const shareOf = (page: string, group: Group) =>
    neededBy(page, group).reduce((sum, id) => sum + sizeOf(id, modules), 0) / group.size;
  const byPages = groups.toSorted((a, b) => a.pages.size - b.pages.size);
  for (const group of groups) {
    const strayed = PAGES_APART.filter((page) => shareOf(page, group) > 0 && shareOf(page, group) <= MAX_STRAY);
    const wider = byPages.find(
      (other) =>
        other.pages.size > group.pages.size &&
        [...group.pages].every((one) => other.pages.has(one)) &&
        strayed.every((page) => shareOf(page, other) > MAX_STRAY),
    );
    if (strayed.length === 0 || !wider) continue;
    const strays = new Set(strayed.flatMap((page) => neededBy(page, group)));
    group.ids = group.ids.filter((id) => !strays.has(id));
    wider.ids.push(...strays);
  }
  return groups;
}

/** Named after its largest module. */
function nameOf(ids: readonly string[], modules: Modules): string {
  const [largest = ''] = ids.toSorted((a, b) => sizeOf(b, modules) - sizeOf(a, modules));
  return path.basename(largest).split('.')[0] ?? 'shared';
}

function sizeOf(id: string, modules: Modules): number {
  return modules.getModuleInfo(id)?.code?.length ?? 0;
}

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
const ENGLISH = path.join(import.meta.dirname, '../../../../packages/domain/src/languages/en/pages');
/** Loaded with the form, the player, the large map, the dialog or the check itself, when the user opens it. A page may load it earlier. */
const ON_INTENT = [
  { folder: 'features/report/', area: 'item-report' },
  { folder: 'pages/ai-mayor/', area: 'item-report' },
  { folder: 'features/speech/', area: 'speech' },
  { folder: 'features/city-map/', area: 'map' },
  { folder: 'features/provenance/', area: 'provenance' },
  { folder: 'features/city-alerts/', area: 'city-alerts' },
  { folder: 'features/reminders/', area: 'reminders' },
  { folder: 'features/directory/', area: 'nearby' },
];
/** The display panel of the layout loads this part with its messages on request. A page that contains it declares them. */
const ALSO_IN_PAGE = { page: 'pages/settings/settings.route.tsx', folder: 'features/offline-guide/' };
/** Only the list of events is filtered by month, and only that of consulates by country. */
const NAMES_CHOICES = { module: 'features/listing/use-choice-name.ts', areas: ['guide-calendar', 'countries'] };

/** The layout around the pages of the staff loads the words that all of them share. */
const ON_DESK = { layout: 'desk/frame/desk.route.tsx', pages: /^(?:desk|pages\/dashboard)\//, area: 'desk' };

const areaOf = new Map(
  readdirSync(ENGLISH).flatMap((file) => {
    const messages = JSON.parse(readFileSync(path.join(ENGLISH, file), 'utf8')) as Record<string, string>;
    return Object.keys(messages).map((key) => [key, file.replace('.json', '')] as const);
  }),
);

function reachedFrom(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !existsSync(file)) return found;
  const source = readFileSync(file, 'utf8');
  found.set(file, source);
  for (const [, to = ''] of source.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    reachedFrom(path.resolve(path.dirname(file), to), found);
  }
  return found;
}

/** The areas of the message keys a source names, completely or by prefix. */
function areasNamed(source: string): Set<string | undefined> {
  const named = [...source.matchAll(/['"`]([a-z][\w-]*\.[\w.-]+)(\$\{|['"`])/g)];
  const keys = named.flatMap(([, key = '', end]) =>
    end === '${' || key.endsWith('.') ? [...areaOf.keys()].filter((known) => known.startsWith(key)) : [key],
  );
  return new Set(keys.map((key) => areaOf.get(key)).filter((area) => area !== undefined));
}

function declaredAreas(sources: Iterable<string>): string[] {
  const lists = [...sources].flatMap((source) => [
    ...source.matchAll(/(?:load(?:Private)?Page\(\s*|areas: )\[([^\]]*)\]/g),
  ]);
  return lists.flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, area = '']) => area));
}

const layout = reachedFrom(path.join(APP, 'root.tsx'));
const pages = globSync('{pages,desk}/**/*.route.tsx', { cwd: APP }).filter((page) => !page.includes('/dev/'));

test.each(pages)('I18N-3 %s loads the areas of all words it can show, and no others', (page) => {
  const isOfPage = (file: string) =>
    !layout.has(file) || (page === ALSO_IN_PAGE.page && path.relative(APP, file).startsWith(ALSO_IN_PAGE.folder));
  const modules = [...reachedFrom(path.join(APP, page))].filter(([file]) => isOfPage(file));
  const declared = declaredAreas(modules.map(([, source]) => source));
  const used = new Set<string | undefined>();
  const usedOnIntent = new Set<string | undefined>();
  for (const [file, source] of modules) {
    const name = path.relative(APP, file);
    for (const area of areasNamed(source)) {
      const isOnIntent = ON_INTENT.some((part) => name.startsWith(part.folder) && area === part.area);
      const isOfOneList = name === NAMES_CHOICES.module && NAMES_CHOICES.areas.includes(area ?? '');
      if (isOnIntent) usedOnIntent.add(area);
      const isOfLayout = page !== ON_DESK.layout && ON_DESK.pages.test(page) && area === ON_DESK.area;
      if (!isOnIntent && !isOfOneList && !isOfLayout && area !== 'shell') used.add(area);
    }
  }
  expect([...used].filter((area) => !declared.includes(area ?? ''))).toEqual([]);
  expect(declared.filter((area) => !used.has(area) && !usedOnIntent.has(area))).toEqual([]);
});

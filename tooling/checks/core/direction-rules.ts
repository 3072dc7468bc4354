import type { IForbiddenRuleType } from 'dependency-cruiser';

export const TEST = String.raw`\.(?:test|spec)\.tsx?$|(?:^|/)(?:test-[\w-]+|factories)\.tsx?$`;

function npmPackages(...names: string[]): string {
  return `^(?:node_modules/)?(?:${names.join('|')})(?:/|$)`;
}

/** What reads and writes Markdown. */
const MARKDOWN = [
  'mdast',
  '@types/mdast',
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'mdast-util-to-markdown',
  'micromark-extension-gfm-table',
];

/** The packages each package may import. No other package of ours may be imported. */
const PACKAGES: Record<string, string[]> = {
  'packages/domain': [],
  'packages/search': ['packages/domain'],
  'packages/assistant': ['packages/domain', 'packages/search'],
  'packages/database': ['packages/domain'],
  'packages/backend': ['packages/domain', 'packages/search', 'packages/assistant', 'packages/database'],
  'packages/offline': ['packages/domain', 'packages/search', 'packages/assistant'],
  'apps/web': ['packages/domain', 'packages/search', 'packages/assistant', 'packages/offline', 'packages/backend'],
  'apps/server': ['packages/domain', 'packages/database', 'packages/backend', 'apps/web/build'],
};

/** The folders of apps/web/app and the folders each may import from, besides itself. */
const BELOW_FEATURES = ['queries', 'endpoints', 'ui', 'language', 'data'];
const WEB_ROOMS: Record<string, string[]> = {
  ui: [],
  language: [],
  data: ['language'],
  queries: ['endpoints', 'data', 'language'],
  endpoints: ['data'],
  features: BELOW_FEATURES,
  shell: ['features', ...BELOW_FEATURES],
  desk: ['shell', 'features', ...BELOW_FEATURES],
  pages: ['desk', 'shell', 'features', ...BELOW_FEATURES],
};

/** A backend folder that is an area, with its name captured in group 1. */
export const BACKEND_AREA = '^packages/backend/src/(?!core/|providers/|emails/)([^/]+)/';
/** Files of an area that are entry points to the verbs. Every other file of an area is a verb or is used by one. */
export const ENTRY_FILES = String.raw`\.(?:routes|endpoints|tool|job)\.ts$`;

function packageRules(): IForbiddenRuleType[] {
  return Object.entries(PACKAGES).map(([folder, below]) => ({
    name: `direction-of-${folder.split('/')[1]}`,
    severity: 'error',
    comment:
      below.length === 0 ? `${folder} imports no other package` : `${folder} may import only ${below.join(', ')}`,
    from: { path: `^${folder}/`, pathNot: TEST },
    to: { path: '^(?:packages|apps|tooling|e2e|bench)/', pathNot: `^(?:${[folder, ...below].join('|')})/` },
  }));
}

function webRules(): IForbiddenRuleType[] {
  const rooms = Object.entries(WEB_ROOMS).map(
    ([room, below]): IForbiddenRuleType => ({
      name: `direction-of-${room}`,
      severity: 'error',
      comment: below.length === 0 ? `${room} imports no other room` : `${room} may import only ${below.join(', ')}`,
      from: { path: `^apps/web/app/${room}/`, pathNot: TEST },
      to: { path: '^apps/web/app/', pathNot: String.raw`^apps/web/app/(?:${[room, ...below].join('|')})/|\.css$` },
    }),
  );
  return [
    ...rooms,
    {
      name: 'page-imports-page',
      severity: 'error',
      comment: 'what two pages need is a feature',
      from: { path: '^apps/web/app/pages/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/web/app/pages/', pathNot: '^apps/web/app/pages/$1/' },
    },
    {
      name: 'desk-kit-holds-no-room',
      severity: 'error',
      comment: 'kit and frame are what all rooms of the desk share',
      from: { path: '^apps/web/app/desk/(?:kit|frame)/', pathNot: TEST },
      to: { path: '^apps/web/app/desk/', pathNot: '^apps/web/app/desk/(?:kit|frame)/' },
    },
    {
      name: 'desk-only-for-staff',
      severity: 'error',
      comment: 'a page of users loads nothing of the desk; /dashboard is the address of both',
      from: { path: '^apps/web/app/pages/(?!dashboard/)', pathNot: TEST },
      to: { path: '^apps/web/app/desk/' },
    },
    {
      name: 'ui-is-only-looks',
      severity: 'error',
      comment: 'ui has no data, no router and no text of its own',
      from: { path: '^apps/web/app/ui/', pathNot: TEST },
      to: { path: npmPackages('react-router', '@react-router', '@tanstack', '@lingui', 'hono') },
    },
    {
      name: 'backend-in-one-file',
      severity: 'error',
      comment: 'the web imports the backend as types, in app/data/api.ts and endpoint.ts alone',
      from: { path: '^apps/web/', pathNot: `^apps/web/app/data/(?:api|endpoint)\\.ts$|${TEST}` },
      to: { path: '^packages/backend/' },
    },
    {
      name: 'backend-as-types',
      severity: 'error',
      comment: 'import the backend with `import type`',
      from: { path: '^apps/web/app/data/(?:api|endpoint)\\.ts$' },
      to: { path: '^packages/backend/', dependencyTypesNot: ['type-only'] },
    },
  ];
}

export const DIRECTION_RULES: IForbiddenRuleType[] = [
  ...packageRules(),
  ...webRules(),
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'the modules import each other in a circle',
    from: {},
    to: { circular: true },
  },
  {
    name: 'domain-runs-anywhere',
    severity: 'error',
    comment:
      'domain, search and assistant are TypeScript, zod, the astronomy of prayer times and Markdown, nothing else',
    from: { path: '^packages/(?:domain|search|assistant)/', pathNot: TEST },
    to: { path: '.', pathNot: `^(?:packages|apps)/|^\\.|${npmPackages('zod', 'adhan', ...MARKDOWN)}` },
  },
  {
    name: 'verb-without-http',
    severity: 'error',
    comment: 'verbs know nothing of HTTP; routes do',
    from: { path: BACKEND_AREA, pathNot: `${ENTRY_FILES}|${TEST}` },
    to: { path: npmPackages('hono', '@hono') },
  },
  {
    name: 'unresolved',
    severity: 'error',
    comment: 'the module does not exist, so its direction cannot be checked',
    from: {},
    to: { path: '^(?:\\.|@dalil/)', pathNot: '\\+types/|/build/|\\?|\\.css$', couldNotResolve: true },
  },
];

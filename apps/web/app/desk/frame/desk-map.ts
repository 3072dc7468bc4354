import { isAllowed, type ActingRole, type Permission, type Right } from '@dalil/domain/accounts/permissions.ts';

export type DeskEntry = {
  id: string;
  /** Without the language. */
  path: string;
  permission: Permission;
  /** The pages below it that have no entry of their own, and the pages it stands for. */
  covers?: readonly string[];
};

/** The tasks of the desk in groups, in the order of a day. A new page is added as a row. */
export const DESK_MAP = [
  {
    id: 'today',
    entries: [
      { id: 'queue', path: '/dashboard', permission: 'newsroom:read:any' },
      { id: 'approval', path: '/dashboard/content-approval', permission: 'newsroom:publish:any' },
      { id: 'calendar', path: '/dashboard/calendar', permission: 'newsroom:read:any' },
      { id: 'alerts', path: '/dashboard/city-alerts', permission: 'city:alert:any' },
      { id: 'ideas', path: '/dashboard/ideas', permission: 'quality:triage:any' },
    ],
  },
  {
    id: 'content',
    entries: [
      {
        id: 'articles',
        path: '/dashboard?tab=articles',
        permission: 'newsroom:read:any',
        covers: ['/dashboard/content-management/*/article/*'],
      },
      {
        id: 'places',
        path: '/dashboard/content?kind=place',
        permission: 'newsroom:read:any',
        covers: ['/dashboard/content-management/*/place/*'],
      },
      {
        id: 'events',
        path: '/dashboard/content?kind=event',
        permission: 'newsroom:read:any',
        covers: ['/dashboard/content-management/*/event/*'],
      },
      {
        id: 'all',
        path: '/dashboard/content',
        permission: 'newsroom:read:any',
        covers: ['/dashboard/content-management/*/*/*'],
      },
      { id: 'facts', path: '/dashboard?tab=facts', permission: 'newsroom:read:any' },
      {
        id: 'collections',
        path: '/dashboard?tab=collections',
        permission: 'newsroom:read:any',
        covers: ['/dashboard/content-management/*/collection/*'],
      },
      { id: 'pictures', path: '/dashboard/media', permission: 'newsroom:read:any' },
      { id: 'photographs', path: '/dashboard/photographs', permission: 'newsroom:read:any' },
    ],
  },
  {
    id: 'from',
    entries: [
      { id: 'sources', path: '/dashboard/sources', permission: 'headlines:read:any' },
      { id: 'reporters', path: '/dashboard/ai-reporters', permission: 'reporters:read:any' },
      { id: 'quality', path: '/admin/quality-control', permission: 'quality:control:any' },
      {
        id: 'figures',
        path: '/dashboard/content-management',
        permission: 'quality:control:any',
        covers: ['/dashboard/content-management/*'],
      },
      { id: 'files', path: '/dashboard/exchange', permission: 'newsroom:read:any' },
    ],
  },
  {
    id: 'care',
    entries: [
      {
        id: 'compliance',
        path: '/dashboard/compliance',
        // Admins who do not process requests see who does.
        permission: 'privacy:audit:any',
        covers: ['/admin/compliance'],
      },
      {
        id: 'legal',
        path: '/dashboard?tab=legal',
        permission: 'newsroom:write:any',
        covers: ['/dashboard/content-management/*/legal-document/*'],
      },
      { id: 'mail', path: '/dashboard/news', permission: 'news:write:any' },
      { id: 'people', path: '/dashboard/users', permission: 'accounts:read:any' },
      { id: 'monitoring', path: '/admin/quality-control/monitoring', permission: 'monitoring:control:any' },
    ],
  },
] as const satisfies readonly { id: string; entries: readonly DeskEntry[] }[];

type Group = (typeof DESK_MAP)[number];
export type DeskEntryId = Group['entries'][number]['id'];
export type DeskGroup = { id: Group['id']; entries: readonly (DeskEntry & { id: DeskEntryId })[] };

/** What a role may open with its rights. A group without entries is left out. */
export function deskOf(role: ActingRole, rights: readonly Right[] = []): DeskGroup[] {
  return DESK_MAP.map(
    ({ id, entries }): DeskGroup => ({
      id,
      entries: entries.filter(({ permission }) => isAllowed(role, permission, rights)),
    }),
  ).filter(({ entries }) => entries.length > 0);
}

/** The parameters by which several entries share an address. */
const SPLIT_BY = ['tab', 'kind'] as const;

/** The entry that a page belongs to. `path` is without language. */
export function entryOf(path: string, search: URLSearchParams): DeskEntryId | null {
  const entries = DESK_MAP.flatMap((group): readonly (DeskEntry & { id: DeskEntryId })[] => group.entries);
  const exact = SPLIT_BY.map((name) => `${path}?${name}=${search.get(name)}`);
  const found =
    entries.find((entry) => exact.includes(entry.path)) ??
    entries.find((entry) => entry.path === path) ??
    entries.find(({ covers = [] }) => covers.some((pattern) => isLike(pattern, path)));
  return found?.id ?? null;
}

function isLike(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);
}

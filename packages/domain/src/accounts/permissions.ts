/** AUTH-11: the roles of an account, from fewest to most permissions. */
export const ROLES = ['user', 'curator', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** The acting role: the role of an account, or a guest. */
export type ActingRole = 'guest' | Role;

const GUEST = [
  'guide:read:any',
  'privacy:read:any',
  'privacy:ask:own',
  'quality:report:any',
  'quality:ask:own',
  'monitoring:report:own',
  'accounts:join:own',
  'accounts:session:own',
  'assistant:ask:own',
  'search:record:own',
] as const;
const USER = [
  ...GUEST,
  'accounts:read:own',
  'privacy:change:own',
  'accounts:change:own',
  'bookmarks:read:own',
  'bookmarks:change:own',
  'notifications:read:own',
  'notifications:change:own',
  'assistant:read:own',
  'assistant:change:own',
  'search:read:own',
  'search:change:own',
] as const;
const SOURCES = ['headlines:read:any', 'headlines:change:any'] as const;
/** Staff who read what users send and answer it. */
const TRIAGE = ['quality:triage:any'] as const;
/** STAFF-2: curators read what is in work and arrange collections, lists and tags, editors write, publishers approve and publish and change facts. */
const CURATOR = [...USER, 'newsroom:read:any', 'newsroom:arrange:any'] as const;
const EDITOR = [...CURATOR, 'newsroom:write:any', 'city:alert:any', 'news:write:any', ...SOURCES, ...TRIAGE] as const;
const PUBLISHER = [
  ...USER,
  'newsroom:read:any',
  'newsroom:publish:any',
  'city:alert:any',
  'city:confirm:any',
  'news:write:any',
  'news:send:any',
  ...TRIAGE,
] as const;
const ADMIN = [
  ...EDITOR,
  'newsroom:publish:any',
  'city:confirm:any',
  'news:send:any',
  'accounts:read:any',
  'accounts:change:any',
  'privacy:audit:any',
  'quality:control:any',
  'monitoring:control:any',
  'reporters:read:any',
  'reporters:change:any',
] as const;

/**
 * The permissions of each role, as data that server and page both read. The server enforces them, the page predicts them. A
 * permission is `area:action:reach`, where reach is `own` or `any`.
 */
export const PERMISSIONS = {
  guest: GUEST,
  user: USER,
  curator: CURATOR,
  editor: EDITOR,
  publisher: PUBLISHER,
  admin: ADMIN,
} as const satisfies Record<ActingRole, readonly string[]>;

/** STAFF-8: rights beside the roles, which an admin gives to a member of staff. */
export const RIGHTS = ['data-protection'] as const;
export type Right = (typeof RIGHTS)[number];

/**
 * What a right adds to a role. Data protection processes requests, exports, erasures and registers, and neither publishes nor
 * changes roles. Admins have it in the place of its holders while there is none.
 */
export const RIGHT_PERMISSIONS = {
  'data-protection': ['privacy:audit:any', 'privacy:process:any'],
} as const satisfies Record<Right, readonly string[]>;

export type Permission = (typeof PERMISSIONS)[ActingRole][number] | (typeof RIGHT_PERMISSIONS)[Right][number];

/** Every permission of an actor, each once. */
export function permissionsOf(role: ActingRole, rights: readonly Right[] = []): Permission[] {
  return [...new Set<Permission>([...PERMISSIONS[role], ...rights.flatMap((right) => RIGHT_PERMISSIONS[right])])];
}

export function isAllowed(role: ActingRole, permission: Permission, rights: readonly Right[] = []): boolean {
  return (
    (PERMISSIONS[role] as readonly Permission[]).includes(permission) ||
    rights.some((right) => (RIGHT_PERMISSIONS[right] as readonly Permission[]).includes(permission))
  );
}

/**
 * What each role may do, as data that server and page read alike; the server enforces, the page predicts.
 * A permission is `area:action:reach`, reach being `own` or `any`.
 */
export const PERMISSIONS = {
  guest: ['guide:read:any', 'privacy:read:any', 'quality:report:any', 'quality:ask:own', 'monitoring:report:own'],
} as const;

export type Role = keyof typeof PERMISSIONS;
export type Permission = (typeof PERMISSIONS)[Role][number];

export function isAllowed(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[role] as readonly Permission[]).includes(permission);
}

import { PERMISSIONS, type Permission, type Role } from '@dalil/domain/accounts/permissions.ts';

/** ROUTE-6: what a permission lets somebody do, in words. Several may say the same. */
const WORDS: Record<Permission, string> = {
  'guide:read:any': 'members.may.read',
  'privacy:read:any': 'members.may.read',
  'quality:report:any': 'members.may.report',
  'quality:ask:own': 'members.may.ask',
  'monitoring:report:own': 'members.may.report',
  'accounts:join:own': 'members.may.account',
  'accounts:session:own': 'members.may.account',
  'accounts:read:own': 'members.may.account',
  'accounts:change:own': 'members.may.account',
  'bookmarks:read:own': 'members.may.save',
  'bookmarks:change:own': 'members.may.save',
  'search:record:own': 'members.may.read',
  'search:read:own': 'members.may.searches',
  'search:change:own': 'members.may.searches',
  'assistant:ask:own': 'members.may.askAyyan',
  'assistant:read:own': 'members.may.askAyyan',
  'assistant:change:own': 'members.may.askAyyan',
  'accounts:read:any': 'members.may.seePeople',
  'accounts:change:any': 'members.may.changePeople',
  'privacy:audit:any': 'members.may.audit',
};

/** The messages that say what a role may do, each once. */
export function permissionWords(role: Role): string[] {
  return [...new Set(PERMISSIONS[role].map((permission) => WORDS[permission]))];
}

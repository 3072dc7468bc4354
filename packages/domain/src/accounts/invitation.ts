import type { Role } from './permissions.ts';

/** STAFF-7: the roles of staff, from fewest to most permissions. */
export const STAFF_ROLES = ['curator', 'editor', 'publisher', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export function isStaffRole(role: string): role is StaffRole {
  return STAFF_ROLES.some((staff) => staff === role);
}

/** How long the link of an invitation is valid after it was made, in hours. */
export const INVITATION_HOURS = 72;
/** Addresses in one request: a newsroom. */
export const MAX_INVITED = 20;

/** The page that the link of an invitation leads to. Its token is in the fragment, which browsers do not send. */
export const INVITATION_PATH = '/auth/invitation';

/** What the link of an invitation leads to: `waiting` can be accepted, `member` is an account that has a role by now. */
export const INVITATION_STATES = ['waiting', 'member', 'accepted', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Whether an invitation to a role asks for a second factor before the role holds. */
export function asksForFactor(role: string): boolean {
  return role === 'publisher' || role === 'admin';
}

/** The addresses of a list that somebody typed or pasted, each once, in its order. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;،؛]+/).filter((part) => part !== ''))];
}

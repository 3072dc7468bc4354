import type { profiles } from '@dalil/database/tables/accounts.ts';
import { USER_TYPES } from '@dalil/domain/accounts/account-fields.ts';
import { ROLES, type Role } from '@dalil/domain/accounts/permissions.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';

/** PROF-1: a profile as returned to its owner. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(ROLES),
  userType: z.enum(USER_TYPES),
  language: z.enum(LOCALES),
  twoFactorEnabled: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProfileView = z.infer<typeof profileSchema>;

export const PROFILE_EXAMPLE: ProfileView = {
  id: '1f0c5a0e-7f4e-4a52-9d57-8d9b1c5b7a10',
  email: 'reader@example.com',
  fullName: 'Amina Reader',
  avatar: null,
  role: 'user',
  userType: 'resident',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};

export function profileView(row: typeof profiles.$inferSelect, role: Role): ProfileView {
  return {
    id: row.id,
    email: row.email,
    fullName: row.fullName,
    avatar: row.avatarUrl,
    role,
    userType: USER_TYPES.find((known) => known === row.userType) ?? 'resident',
    language: LOCALES.find((known) => known === row.language) ?? 'en',
    twoFactorEnabled: row.twoFactorEnabled,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

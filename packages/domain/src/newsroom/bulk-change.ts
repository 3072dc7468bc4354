import type { Role } from '../accounts/permissions.ts';
import { ACTION_ROLES, REFUSALS } from './workflow.ts';

/** STAFF-6: what staff do to many items together. Each item is decided alone, by the rules of the workflow. */
export const BULK_ACTIONS = ['assign', 'set-review', 'approve', 'schedule', 'unpublish', 'archive'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const MAX_BULK_ITEMS = 100;
/** How long a change of many items can be undone by whoever made it. An approval is not undone, it is voided by an edit. */
export const UNDO_MINUTES = 15;
export const BULK_CHANGE_RETENTION_DAYS = 1;

/** STAFF-2: who may do what to many items. */
export const BULK_ROLES: Record<BulkAction, readonly Role[]> = {
  assign: ['editor', 'publisher', 'admin'],
  'set-review': ['editor', 'publisher', 'admin'],
  approve: ACTION_ROLES.approve,
  schedule: ACTION_ROLES.schedule,
  unpublish: ACTION_ROLES.unpublish,
  // Editors archive drafts of their own. The rules refuse the others, item by item.
  archive: ['editor', ...ACTION_ROLES.archive],
};

/** Why an item of many is left as it is. `high_risk`: law, medicine, religion and government are approved one by one. */
export const BULK_REFUSALS = [...REFUSALS, 'high_risk', 'not_editable', 'incomplete', 'not_found', 'changed'] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

import { WITHDRAW_REASONS } from '@dalil/domain/guide/tombstone.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { BULK_ACTIONS, BULK_REFUSALS, MAX_BULK_ITEMS } from '@dalil/domain/newsroom/bulk-change.ts';
import { commentField, dubaiMinuteField } from '@dalil/domain/newsroom/text-fields.ts';
import { dateSchema } from '@dalil/domain/guide/fact.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import * as z from 'zod';
import { itemKeyFields, partKeyFields } from './text-key.ts';

/** `locale`: only the text in this language. Without one, every text of the item that the action applies to. */
const itemInput = z.object({ ...itemKeyFields, locale: z.optional(z.enum(LOCALES)) });

export const bulkInput = z.object({
  action: z.enum(BULK_ACTIONS),
  items: z.array(itemInput).min(1).max(MAX_BULK_ITEMS),
  /** Who looks after the items from now on. Null: no one. */
  ownerId: z.optional(z.nullable(z.uuid())),
  reviewBy: z.optional(dateSchema),
  at: z.optional(dubaiMinuteField),
  reason: z.optional(z.enum(WITHDRAW_REASONS)),
  isReasonPrivate: z.optional(z.boolean()),
  comment: commentField,
});
export type BulkInput = z.output<typeof bulkInput>;

const outcomeSchema = z.object({
  kind: itemKeyFields.kind,
  id: z.string(),
  /** Null: done. */
  refused: z.nullable(z.enum(BULK_REFUSALS)),
});
export type BulkOutcome = z.infer<typeof outcomeSchema>;

export const bulkAnswerSchema = z.object({
  outcomes: z.array(outcomeSchema),
  /** For undoing it. Null if nothing was changed, or the action is not undone. */
  undo: z.nullable(z.uuid()),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

/** A text or the data before and after a change. */
const textBeforeSchema = z.object({
  locale: partKeyFields.locale,
  state: z.enum(TEXT_STATES),
  version: z.int(),
  liveVersion: z.nullable(z.int()),
  scheduledAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The state the change led to. */
  to: z.enum(TEXT_STATES),
});
export type TextBefore = z.infer<typeof textBeforeSchema>;

/** An item before a change. `owner` and `review` have what was there and what came. */
export const itemBeforeSchema = z.object({
  kind: itemKeyFields.kind,
  id: z.string(),
  texts: z.array(textBeforeSchema),
  owner: z.optional(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  review: z.optional(z.object({ from: z.nullable(z.string()), to: z.string() })),
});
export type ItemBefore = z.infer<typeof itemBeforeSchema>;

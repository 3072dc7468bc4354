import { markdownField, noteField, summaryField, titleField } from '@dalil/domain/newsroom/text-fields.ts';
import type { MarkdownBody } from '@dalil/domain/guide/article.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { addVersion } from './add-version.ts';
import { adoptItem } from './adopt-item.ts';
import { findWork } from './find-work.ts';
import { textKeyFields } from './text-key.ts';

export const saveTextFields = {
  /** The version the changes were made to. 0 for a language that has no text yet. */
  baseVersion: z.int().min(0),
  title: titleField,
  summary: summaryField,
  markdown: markdownField,
  /** What was changed, in a few words. */
  note: noteField,
};
const input = z.object({ ...textKeyFields, ...saveTextFields });

export const savedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), version: z.int(), state: z.enum(TEXT_STATES) }),
  /** Another user saved a newer version meanwhile. Nothing was stored; both texts are at hand. */
  z.object({
    kind: z.literal('conflict'),
    version: z.int(),
    title: z.string(),
    summary: z.string(),
    markdown: z.string(),
  }),
]);
export type Saved = z.infer<typeof savedSchema>;

/**
 * STAFF-1: saves a draft of an article in one language. If another user has saved since `baseVersion`, nothing is stored and
 * their version is answered, so that the editor can join both.
 */
export const saveText = command<typeof input, Saved>({
  name: 'save-text',
  input,
  permission: 'newsroom:write:any',
  audit: { none: 'a version names its author and is never changed; a change of state is recorded where it happens' },
  run: async (deps, { baseVersion, markdown, note, ...rest }, actor) => {
    const { kind, id, locale, title, summary } = rest;
    // Only the texts of articles have an editor.
    if (kind !== 'article') throw new Failure('not_found');
    const key = { kind, id, locale };
    await adoptItem(deps, key);
    const current = await findWork(deps, key).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') return null;
      throw error;
    });
    const body = current?.body as MarkdownBody | undefined;
    const theirs = { title: current?.title ?? '', summary: current?.summary ?? '', markdown: body?.markdown ?? '' };
    const version = current?.version ?? 0;
    if (version !== baseVersion) return { kind: 'conflict', version, ...theirs };
    const isSame = theirs.title === title && theirs.summary === summary && theirs.markdown === markdown;
    if (current && isSame) return { kind: 'saved', version, state: current.state };
    const added = await addVersion(deps, signedIn(actor), key, { title, summary, body: { markdown }, note });
    return { kind: 'saved', version: added.number, state: added.state };
  },
});

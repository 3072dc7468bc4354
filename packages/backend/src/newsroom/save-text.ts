import { markdownField, noteField, summaryField, titleField } from '@dalil/domain/newsroom/text-fields.ts';
import { checkTextBody, isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { addVersion } from './add-version.ts';
import { adoptItem } from './adopt-item.ts';
import { requireWriter } from './require-writer.ts';
import { findWork, type Work } from './find-work.ts';
import { textKeyFields } from './text-key.ts';

export const saveTextFields = {
  /** The version the changes were made to. 0 for a language that has no text yet. */
  baseVersion: z.int().min(0),
  title: titleField,
  summary: summaryField,
  /** Of a kind whose text is one piece of Markdown. */
  markdown: z.optional(markdownField),
  /** Of the other kinds: the text as the schema of the kind has it. */
  body: z.optional(z.record(z.string(), z.unknown())),
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
    body: z.nullable(z.record(z.string(), z.unknown())),
  }),
]);
export type Saved = z.infer<typeof savedSchema>;

/**
 * STAFF-1: saves a draft of a text in one language. If another user has saved since `baseVersion`, nothing is stored and
 * their version is answered, so that the editor can join both.
 */
export const saveText = command<typeof input, Saved>({
  name: 'save-text',
  input,
  permission: 'newsroom:arrange:any',
  audit: { none: 'a version names its author and is never changed; a change of state is recorded where it happens' },
  run: async (deps, { baseVersion, note, ...rest }, actor) => {
    const { kind, id, locale, title, summary } = rest;
    requireWriter(signedIn(actor), kind);
    const body = bodyOf(rest);
    const key = { kind, id, locale };
    await adoptItem(deps, key);
    const current = await findWork(deps, key).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') return null;
      throw error;
    });
    const version = current?.version ?? 0;
    if (version !== baseVersion) return { kind: 'conflict', version, ...theirsOf(current) };
    const isSame = current?.title === title && current.summary === summary && isDeepStrictEqual(current.body, body);
    if (current && isSame) return { kind: 'saved', version, state: current.state };
    const added = await addVersion(deps, signedIn(actor), key, { title, summary, body, note });
    return { kind: 'saved', version: added.number, state: added.state };
  },
});

type Given = Pick<z.output<typeof input>, 'kind' | 'id' | 'markdown' | 'body'>;

/** The words as they are stored. A draft of an article may be empty; other texts are what the schema of their kind allows. */
function bodyOf({ kind, id, markdown, body }: Given): unknown {
  if (!isEditedKind(kind)) throw new Failure('not_found');
  if (kind === 'article' || kind === 'question' || kind === LEGAL_KIND) return { markdown: markdown ?? '' };
  const checked = checkTextBody(kind, id, body);
  if ('faults' in checked) throw new Failure('invalid_input', { fields: checked.faults });
  return checked.body;
}

function theirsOf(current: Work | null) {
  const body = current?.body as Record<string, unknown> | undefined;
  const markdown = typeof body?.['markdown'] === 'string' ? body['markdown'] : null;
  const words = { title: current?.title ?? '', summary: current?.summary ?? '' };
  return { ...words, markdown: markdown ?? '', body: markdown === null ? (body ?? null) : null };
}

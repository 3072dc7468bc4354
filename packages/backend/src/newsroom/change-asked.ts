import { askedAs } from '@dalil/database/tables/guide.ts';
import { type AskedAs, askedAsSchema, repeatedQuestions } from '@dalil/domain/guide/asked-as.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { askedKeyFields } from './asked-key.ts';
import { type AskedView, findAsked, requireAsked } from './find-asked.ts';

export const changeAskedFields = {
  /** What was seen of the questions. Newer ones are not overwritten. */
  version: textInput().max(80),
  /** All questions of all languages. A language that is left out has none. */
  asked: askedAsSchema,
};
const input = z.object({ ...askedKeyFields, ...changeAskedFields });
type Changed = AskedView & {
  /** The questions before, of the languages that changed. */
  before: AskedAs;
};

/**
 * CHAT-2: replaces how people ask for a fact or an item. The questions are never shown, so they have no versions and no approval; the
 * audit log has what was before. Triggers of the table mark the search index and the offline guide. A language that changes is no
 * longer overwritten by an import. Fails with `not_found`, `conflict` if another user changed them meanwhile, and `invalid_input` at
 * a question that is too short, too long or stands twice.
 */
export const changeAsked = command<typeof input, Changed>({
  name: 'change-asked',
  input,
  permission: 'newsroom:write:any',
  audit: {
    event: 'newsroom.asked-changed',
    metadata: ({ kind, id }, { before }) => ({ subject: `${kind}/${id}`, before }),
  },
  run: async (deps, { version, asked, ...key }) => {
    const repeated = repeatedQuestions(asked);
    if (repeated.length > 0) {
      const fields = repeated.map(({ locale, index }) => ({ path: `asked.${locale}.${index}`, code: 'duplicate' }));
      throw new Failure('invalid_input', { fields });
    }
    await requireAsked(deps, key, { isLocked: true });
    const stored = await findAsked(deps, key);
    if (stored.version !== version) throw new Failure('conflict');
    const of = (given: AskedAs, locale: (typeof LOCALES)[number]) => given[locale] ?? [];
    const changed = LOCALES.filter((locale) => !isDeepStrictEqual(of(asked, locale), of(stored.asked, locale)));
    for (const locale of changed) {
      // A language without questions keeps its row, so that an import does not bring them back.
      const set = { questions: of(asked, locale), importHash: null };
      await deps.db
        .insert(askedAs)
        .values({ kind: key.kind, itemId: key.id, locale, ...set })
        .onConflictDoUpdate({ target: [askedAs.kind, askedAs.itemId, askedAs.locale], set });
    }
    const before = Object.fromEntries(changed.map((locale) => [locale, of(stored.asked, locale)]));
    return { ...(await findAsked(deps, key)), before };
  },
});

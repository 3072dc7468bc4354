import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import {
  checkItemData,
  DATA_PART,
  isArrangement,
  isEditedKind,
  type ItemDataBody,
} from '@dalil/domain/newsroom/item-data.ts';
import { noteField } from '@dalil/domain/newsroom/text-fields.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { addVersion } from './add-version.ts';
import { adoptItem } from './adopt-item.ts';
import { findWork } from './find-work.ts';
import { requireData } from './require-data.ts';
import { requireEvidence } from './require-evidence.ts';
import { itemKeyFields } from './text-key.ts';

export const saveDataFields = {
  /** The version the changes were made to. 0: there are no data yet. */
  baseVersion: z.int().min(0),
  /** Checked by the schema of the kind. */
  body: z.record(z.string(), z.unknown()),
  note: noteField,
};
const input = z.object({ ...itemKeyFields, ...saveDataFields });
export const savedDataSchema = z.object({ version: z.int(), state: z.enum(TEXT_STATES) });

/**
 * STAFF-1, STAFF-2: saves what is the same in all languages of an item, as a draft with an approval of its own. Curators save
 * what only arranges it. Fails with `invalid_input`
 * naming every field that the schema of the kind or the rules of its facts refuse, and `conflict` if another user saved meanwhile.
 */
export const saveData = command<typeof input, z.infer<typeof savedDataSchema>>({
  name: 'save-data',
  input,
  permission: 'newsroom:arrange:any',
  audit: { none: 'a version names its author and is never changed; a change of state is recorded where it happens' },
  run: async (deps, { kind, id, baseVersion, body, note }, actor) => {
    if (!isEditedKind(kind)) throw new Failure('not_found');
    const checked = checkItemData(kind, id, body);
    if ('faults' in checked) throw new Failure('invalid_input', { fields: checked.faults });
    const key = { kind, id, locale: DATA_PART } as const;
    await adoptItem(deps, key);
    const current = await findWork(deps, key).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') return null;
      throw error;
    });
    const version = current?.version ?? 0;
    if (version !== baseVersion) throw new Failure('conflict');
    const person = signedIn(actor);
    const before = (current?.body ?? null) as ItemDataBody | null;
    if (!isAllowed(person.role, 'newsroom:write:any') && !isArrangement(kind, before, checked.body)) {
      throw new Failure('permission_denied');
    }
    await requireData(deps, key, checked.body);
    await requireEvidence(deps, key, checked.body);
    if (current && isDeepStrictEqual(current.body, checked.body)) return { version, state: current.state };
    const written = { title: '', summary: '', body: checked.body, note };
    const added = await addVersion(deps, person, key, written);
    return { version: added.number, state: added.state };
  },
});

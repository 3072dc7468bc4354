import { checkTextBody, isEditedKind, type ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { Work } from './find-work.ts';
import { requireFacts } from './publish-text.ts';
import { requireNames } from './require-names.ts';
import { requireData } from './require-data.ts';
import { asTextKey, type PartKey } from './text-key.ts';

/** A text or data that a reviewer can decide about: complete, and naming only what exists. Fails with `invalid_input`. */
export async function requireWhole(deps: Deps, key: PartKey, work: Work): Promise<void> {
  if (asTextKey(key) === null) {
    const body = work.body as ItemDataBody;
    await requireData(deps, key, body);
    await requireNames(deps, key, body);
    return;
  }
  await requireFacts(deps, work);
  if (key.kind === 'article' || !isEditedKind(key.kind)) return;
  const checked = checkTextBody(key.kind, key.id, work.body);
  if ('faults' in checked) throw new Failure('invalid_input', { fields: checked.faults });
}

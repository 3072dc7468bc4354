import { checkTextBody, isEditedKind, type ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { factIdsOfText } from '@dalil/domain/newsroom/fact-tokens.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { Work } from './find-work.ts';
import { missingWords } from '@dalil/domain/newsroom/missing-words.ts';
import { requireFacts } from './publish-text.ts';
import { requireNames } from './require-names.ts';
import { requireData } from './require-data.ts';
import { asTextKey, type PartKey } from './text-key.ts';

/** What keeps the page of a text from being empty, or null: the data of an item, and a text that has its words. */
export function wordsMissing(key: PartKey, work: Pick<Work, 'title' | 'summary' | 'body'>): Failure | null {
  const fields = asTextKey(key) === null ? [] : missingWords(key.kind, work);
  return fields.length > 0 ? new Failure('invalid_input', { fields }) : null;
}

/** A text or data that a reviewer can decide about: complete, and naming only what exists. Fails with `invalid_input`. */
export async function requireWhole(deps: Deps, key: PartKey, work: Work): Promise<void> {
  if (asTextKey(key) === null) {
    const body = work.body as ItemDataBody;
    await requireData(deps, key, body);
    await requireNames(deps, key, body);
    return;
  }
  const missing = wordsMissing(key, work);
  if (missing) throw missing;
  await requireFacts(deps, work);
  if (key.kind === LEGAL_KIND) requireLegalText(work);
  if (key.kind === 'article' || !isEditedKind(key.kind)) return;
  const checked = checkTextBody(key.kind, key.id, work.body);
  if ('faults' in checked) throw new Failure('invalid_input', { fields: checked.faults });
}

/** A version stays the text it was, so it has no values that change; and it says what changed. */
function requireLegalText({ title, summary, body }: Work): void {
  if (factIdsOfText({ title, summary, body }).length > 0) {
    throw new Failure('invalid_input', { fields: [{ path: 'markdown', code: 'fact_in_legal_text' }] });
  }
  if (summary === '') throw new Failure('invalid_input', { fields: [{ path: 'summary', code: 'changes_missing' }] });
}

import type { CheckDeps } from './check-context.ts';
import type { Work } from '../../newsroom/find-work.ts';
import { asTextKey, type PartKey } from '../../newsroom/text-key.ts';
import { checkData } from './check-data.ts';
import { checkText } from './check-text.ts';
import type { PartReport } from './part-report.ts';

/** STAFF-3: what the rules find in a text, or in the data of an item, as the newsroom has it now. */
export function checkPart(deps: CheckDeps, key: PartKey, work: Work): Promise<PartReport> {
  const textKey = asTextKey(key);
  return textKey ? checkText(deps, textKey, work) : checkData(deps, { kind: key.kind, id: key.id }, work);
}

import { issueCode } from '@dalil/domain/language/issue-code.ts';
import type * as z from 'zod';

/**
 * What a schema rejects, each with the path of its field and a stable code: that of the schema's own rule, if it names one, or the
 * kind of fault. An unknown name has its own path, not that of the object it was in. Values are never included.
 */
export function fieldProblems({ issues }: z.core.$ZodError): { path: string; code: string }[] {
  return issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ path: path.join('.'), code: issueCode(issue) }));
  });
}

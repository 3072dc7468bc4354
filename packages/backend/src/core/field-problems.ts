import type * as z from 'zod';

/**
 * What a schema rejects, each with the path of its field and a stable code: that of the schema's own rule, if it names one, or the
 * kind of fault. Values are never included.
 */
export function fieldProblems({ issues }: z.ZodError): { path: string; code: string }[] {
  return issues.map((issue) => {
    const own: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
    return { path: issue.path.join('.'), code: typeof own === 'string' ? own : issue.code };
  });
}

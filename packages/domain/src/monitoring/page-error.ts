import * as z from 'zod/mini';
import { isSitePath } from '../guide/site-path.ts';
import { textInput } from '../language/text-input.ts';

/** ERR-3: the kinds of errors in a user's browser. */
export const PAGE_ERROR_KINDS = ['loading', 'connection', 'display', 'unknown'] as const;
export type PageErrorKind = (typeof PAGE_ERROR_KINDS)[number];

/** A page's error report: its id, cause and location, without user messages or addresses, and the trace of the failed request. */
export const pageErrorSchema = z.object({
  id: textInput().check(z.regex(/^[A-Za-z0-9-]{6,40}$/)),
  kind: z.enum(PAGE_ERROR_KINDS),
  name: textInput().check(z.regex(/^[\w .-]{1,80}$/)),
  path: textInput().check(z.regex(/^\/[^\s?#]{0,200}$/, { abort: true }), isSitePath),
  traceId: z.optional(textInput().check(z.regex(/^[0-9a-f]{32}$/))),
});

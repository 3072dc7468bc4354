import * as z from 'zod/mini';
import { textInput } from '../language/text-input.ts';
import { IDEA_LIMIT, IDEA_TOPIC_IDS } from './idea.ts';

/** An idea as its author sends it. `authorId`: the account that wrote it to be named, if its profile is visible to others. */
export const ideaSchema = z.object({
  topic: z.enum(IDEA_TOPIC_IDS),
  message: textInput().check(z.trim(), z.minLength(1), z.maxLength(IDEA_LIMIT)),
  authorId: z.optional(z.uuid()),
});

import * as z from 'zod/mini';
import { textInput } from '../language/text-input.ts';
import { IDEA_LIMIT, IDEA_TOPIC_IDS } from './idea.ts';

/** An idea as its author sends it. */
export const ideaSchema = z.object({
  topic: z.enum(IDEA_TOPIC_IDS),
  message: textInput().check(z.trim(), z.minLength(1), z.maxLength(IDEA_LIMIT)),
});

import * as z from 'zod';
import { WARNING_SEVERITIES } from './warning-severity.ts';
import { textInput } from '../../language/classic-text-input.ts';

const instant = z.iso.datetime();
const text = textInput().max(4000);

/** An official warning in the terms of the Common Alerting Protocol 1.2 (OASIS). Its texts are the authority's own. */
export const warningSchema = z.object({
  id: textInput().min(1).max(500),
  sender: text,
  sentAt: instant,
  severity: z.enum(WARNING_SEVERITIES),
  /** Undefined times of the authority are null: it is in force from when it was sent, and until it is taken back. */
  beginsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** In each language the authority wrote; the first is its own. */
  texts: z
    .array(
      z.object({
        /** A language tag (BCP 47) as the authority gives it. */
        language: textInput().max(35),
        event: text,
        headline: z.nullable(text),
        description: z.nullable(text),
        instruction: z.nullable(text),
        area: z.nullable(text),
      }),
    )
    .min(1),
});
export type Warning = z.output<typeof warningSchema>;

export const warningsSchema = z.object({ warnings: z.array(warningSchema) });
export type Warnings = z.output<typeof warningsSchema>;

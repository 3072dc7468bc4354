import { type AssistantSettings, DEFAULT_ASSISTANT } from '@dalil/backend/assistant/assistant-settings.ts';
import { createModelProvider, MODEL_VENDORS, type ModelVendor } from '@dalil/backend/providers/model/model.ts';
import * as z from 'zod';

const wholeNumber = (standard: number, min: number, max: number) =>
  z
    .string()
    .default(String(standard))
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

export const assistantFields = {
  ASSISTANT_PROVIDER: z.enum(MODEL_VENDORS, `must be ${MODEL_VENDORS.join(', ')}`).optional(),
  ASSISTANT_MODEL: z.string().max(100, 'must be at most 100 characters long').optional(),
  ASSISTANT_BASE_URL: z
    .string()
    .refine(isServiceUrl, 'must be the address of a service, https://models.example/v1')
    .optional(),
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_TOKENS_PER_DAY: wholeNumber(DEFAULT_ASSISTANT.tokensPerDay, 1000, 100_000_000),
  ASSISTANT_SECONDS_PER_DAY: wholeNumber(DEFAULT_ASSISTANT.secondsPerDay, 10, 86_400),
  ASSISTANT_FIRST_WORDS_SECONDS: wholeNumber(DEFAULT_ASSISTANT.firstWordsSeconds, 1, 300),
  ASSISTANT_ANSWER_SECONDS: wholeNumber(DEFAULT_ASSISTANT.answerSeconds, 1, 600),
};

type Given = z.output<z.ZodObject<typeof assistantFields>>;

/** These vendors have a fixed address and require an API key. */
const HOSTED: readonly ModelVendor[] = ['anthropic', 'google'];

/** CONF-1: checks settings that are only valid together. */
export function assistantSettingsFit({ value, issues }: z.core.ParsePayload<Partial<Given>>): void {
  const report = (name: keyof Given, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  const vendor = value.ASSISTANT_PROVIDER;
  for (const name of ['ASSISTANT_MODEL', 'ASSISTANT_BASE_URL', 'ASSISTANT_API_KEY'] as const) {
    if (vendor === undefined && value[name] !== undefined)
      report('ASSISTANT_PROVIDER', `is needed where ${name} is set`);
  }
  if (vendor === undefined) return;
  if (value.ASSISTANT_MODEL === undefined) report('ASSISTANT_MODEL', 'is needed where ASSISTANT_PROVIDER is set');
  if (vendor === 'openai-compatible' && value.ASSISTANT_BASE_URL === undefined) {
    report('ASSISTANT_BASE_URL', 'is needed where ASSISTANT_PROVIDER is openai-compatible');
  }
  if (HOSTED.includes(vendor) && value.ASSISTANT_API_KEY === undefined) {
    report('ASSISTANT_API_KEY', `is needed where ASSISTANT_PROVIDER is ${vendor}`);
  }
}

export function assistantOf(values: Given): AssistantSettings {
  const { ASSISTANT_PROVIDER: vendor, ASSISTANT_MODEL: model } = values;
  const isSet = vendor !== undefined && model !== undefined;
  return {
    model: isSet
      ? createModelProvider({ vendor, model, baseUrl: values.ASSISTANT_BASE_URL, apiKey: values.ASSISTANT_API_KEY })
      : null,
    tokensPerDay: values.ASSISTANT_TOKENS_PER_DAY,
    secondsPerDay: values.ASSISTANT_SECONDS_PER_DAY,
    firstWordsSeconds: values.ASSISTANT_FIRST_WORDS_SECONDS,
    answerSeconds: values.ASSISTANT_ANSWER_SECONDS,
  };
}

function isServiceUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '';
}

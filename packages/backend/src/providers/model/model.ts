import type { LanguageModel } from 'ai';

export const MODEL_VENDORS = ['openai-compatible', 'anthropic', 'google', 'ollama'] as const;
export type ModelVendor = (typeof MODEL_VENDORS)[number];

/** The operator's settings: the URL and name of the model. The URL never comes from a user. */
export type ModelSettings = {
  vendor: ModelVendor;
  model: string;
  baseUrl: string | undefined;
  apiKey: string | undefined;
};

/** A language model, by the name displayed to users. */
export type ModelProvider = { vendor: ModelVendor; name: string; open: () => Promise<LanguageModel> };

const OLLAMA_URL = 'http://127.0.0.1:11434/v1';

/** CHAT-2: the configured model. Its vendor's code is loaded with the first question, and never without a model. */
export function createModelProvider(settings: ModelSettings): ModelProvider {
  let opened: Promise<LanguageModel> | undefined;
  return {
    vendor: settings.vendor,
    name: settings.model,
    open: () => {
      opened ??= openModel(settings);
      return opened;
    },
  };
}

async function openModel({ vendor, model, baseUrl, apiKey }: ModelSettings): Promise<LanguageModel> {
  const options = { ...(baseUrl !== undefined && { baseURL: baseUrl }), ...(apiKey !== undefined && { apiKey }) };
  switch (vendor) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(options)(model);
    }
    case 'ollama':
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ ...options, name: vendor, baseURL: baseUrl ?? OLLAMA_URL, includeUsage: true })(
        model,
      );
    }
  }
}

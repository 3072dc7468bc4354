import { expect, test } from 'vitest';
import { createModelProvider, MODEL_VENDORS } from './model.ts';

test.each(MODEL_VENDORS)('CHAT-2 CONF-3 a model of %s is opened once, when it is first needed', async (vendor) => {
  const provider = createModelProvider({
    vendor,
    model: 'a-model',
    baseUrl: vendor === 'openai-compatible' ? 'https://models.example/v1' : undefined,
    apiKey: vendor === 'ollama' ? undefined : 'a key',
  });
  expect(provider).toMatchObject({ vendor, name: 'a-model' });
  const model = await provider.open();
  expect(model).toMatchObject({ modelId: 'a-model' });
  expect(await provider.open()).toBe(model);
});

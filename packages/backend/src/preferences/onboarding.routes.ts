import { createRoute } from '@hono/zod-openapi';
import { NO_ONBOARDING, ONBOARDING_STEPS } from '@dalil/domain/accounts/onboarding.ts';
import { onboardingStateSchema } from '@dalil/domain/accounts/onboarding-schema.ts';
import type { Context } from 'hono';
import * as z from 'zod';
import { type ApiEnv, createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import type { FailureCode } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { completeOnboardingStep } from './complete-onboarding-step.ts';
import { getOnboardingState } from './get-onboarding-state.ts';
import { mergeOnboarding } from './merge-onboarding.ts';
import { userIdOf } from './preferences.routes.ts';
import { resetOnboarding } from './reset-onboarding.ts';
import { saveOnboarding } from './save-onboarding.ts';
import { shouldShowOnboarding } from './should-show-onboarding.ts';

const STATE = { ...NO_ONBOARDING, completedSteps: ['welcome'], startedAt: '2026-11-21T08:00:00.000Z' };

const state = {
  200: {
    description: 'The state now',
    content: { 'application/json': { schema: onboardingStateSchema, example: STATE } },
  },
};

const WRITE_FAILURES = [
  'invalid_input',
  'not_signed_in',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
] as const;

function write<Path extends string, Schema extends z.ZodType>(
  path: Path,
  summary: string,
  body: { schema: Schema; example: z.input<Schema> },
  ...failures: FailureCode[]
) {
  return createRoute({
    method: 'post',
    path,
    summary,
    request: { body: { required: true, content: { 'application/json': body } } },
    responses: { ...state, ...problemResponses(...WRITE_FAILURES, ...failures) },
  });
}

const read = createRoute({
  method: 'get',
  path: '/onboarding',
  summary: 'How far the signed-in user has come in the introduction',
  responses: { ...state, ...problemResponses('not_signed_in') },
});

const shouldShow = createRoute({
  method: 'get',
  path: '/onboarding/should-show',
  summary: 'Whether the introduction is to be shown',
  responses: {
    200: {
      description: 'Shown until it is completed',
      content: {
        'application/json': { schema: z.object({ shouldShow: z.boolean() }), example: { shouldShow: true } },
      },
    },
    ...problemResponses('not_signed_in'),
  },
});

const whole = { schema: onboardingStateSchema, example: STATE as z.input<typeof onboardingStateSchema> };
const merge = write('/onboarding/merge', 'Joins the state of a device with the one stored here', whole);
const save = write('/onboarding/save', 'Keeps the state of a device as it is', whole);
const step = write(
  '/onboarding/steps',
  'Completes the current step, or one before it again',
  { schema: z.object({ step: z.enum(ONBOARDING_STEPS) }), example: { step: 'welcome' as const } },
  'step_out_of_order',
);
const complete = write(
  '/onboarding/complete',
  'Completes the introduction after its last step, or skips what is left of it',
  { schema: z.object({ isSkipped: z.boolean().default(false) }), example: { isSkipped: true } },
  'step_out_of_order',
);
const reset = write('/onboarding/reset', 'Begins the introduction anew', { schema: z.object({}), example: {} });

/** ONB-4: the operations on one's own onboarding. */
export function onboardingRoutes(deps: Deps) {
  async function begin(c: Context<ApiEnv>) {
    userIdOf(c.get('actor'));
    c.header('cache-control', 'private, no-store');
    if (c.req.method === 'POST') await limitAttempts(deps, c, 'writes');
    return c.get('actor');
  }
  return createRouter()
    .openapi(read, async (c) => c.json(await getOnboardingState(deps, await begin(c), {}), 200))
    .openapi(shouldShow, async (c) => c.json(await shouldShowOnboarding(deps, await begin(c), {}), 200))
    .openapi(merge, async (c) => c.json(await mergeOnboarding(deps, await begin(c), c.req.valid('json')), 200))
    .openapi(save, async (c) => c.json(await saveOnboarding(deps, await begin(c), c.req.valid('json')), 200))
    .openapi(step, async (c) => c.json(await completeOnboardingStep(deps, await begin(c), c.req.valid('json')), 200))
    .openapi(complete, async (c) => c.json(await completeOnboarding(deps, await begin(c), c.req.valid('json')), 200))
    .openapi(reset, async (c) => c.json(await resetOnboarding(deps, await begin(c), {}), 200));
}

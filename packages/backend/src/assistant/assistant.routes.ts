import {
  answerDoneSchema,
  answerPartEventSchema,
  assistantStateSchema,
  citationEventSchema,
  feedbackSchema,
  questionSchema,
} from '@dalil/assistant/conversation-schema.ts';
import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts, subjectOfAddress } from '../core/rate-limit.ts';
import { answers, inLocale } from '../core/route-parts.ts';
import { answerQuestion } from './answer-question.ts';
import { streamAnswer } from './answer-stream.ts';
import { getAssistantState } from './get-assistant-state.ts';
import { listUnanswered, unansweredViewSchema } from './list-unanswered.ts';
import { prepareQuestion } from './prepare-question.ts';
import { sendAnswerFeedback } from './send-answer-feedback.ts';

const QUESTION = { question: 'How much is the fine for overstaying a visa?', locale: 'en' };
const SENTENCE = {
  type: 'sentence',
  block: 0,
  kind: 'paragraph',
  sentence: { text: 'The overstay fine is AED 50 a day.', citations: [0], role: 'claim' },
};
const FEEDBACK = {
  key: '1f0c2f8e-7d55-4a58-8f0a-2f0cdbf2a9c4',
  rating: 'useful',
  locale: 'en',
  engine: 'grounded',
  outcome: 'answered',
  cited: ['fact/visa.overstay.daily-fine'],
};

/** The events of a stream: the event name and the shape of its data. */
const streamSchema = z.union([
  z.object({ event: z.literal('citation'), data: citationEventSchema }),
  z.object({ event: z.literal('part'), data: answerPartEventSchema }),
  z.object({ event: z.literal('done'), data: answerDoneSchema }),
  z.object({ event: z.literal('problem'), data: z.object({ code: z.string() }) }),
]);

const answerRoute = createRoute({
  method: 'post',
  path: '/assistant/answers',
  summary: 'Asks the assistant; the answer comes as a stream of events',
  description:
    'Server-sent events, each with JSON as its data: `citation` {at, citation} before the first sentence that names it; `part`, a sentence of a block, cards, or `restart` (take away what was shown: the other engine answers from the beginning); `done` with the whole answer; `problem` {code} when it failed after the first byte. Comments keep the connection open. Letting go of the stream stops the work. At most 30 questions a minute for an account or address.',
  request: {
    body: { required: true, content: { 'application/json': { schema: questionSchema, example: QUESTION } } },
  },
  responses: {
    200: {
      description: 'The events of the answer, as described by the schema: the name of each and its data',
      content: {
        'text/event-stream': { schema: streamSchema, example: `event: part\ndata: ${JSON.stringify(SENTENCE)}\n\n` },
      },
    },
    ...problemResponses(
      'invalid_input',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_requests',
    ),
  },
});

const state = createRoute({
  method: 'get',
  path: '/assistant/state',
  summary: 'Who answers here: the guide by itself, or a language model and its name',
  responses: answers(assistantStateSchema),
});

const feedback = createRoute({
  method: 'post',
  path: '/assistant/feedback',
  summary: 'Says whether an answer was useful',
  description:
    'Stored without its sender. Question and answer are stored only where they are given in `shared`. Sent again with its key it replaces the rating.',
  request: {
    body: { required: true, content: { 'application/json': { schema: feedbackSchema, example: FEEDBACK } } },
  },
  responses: {
    204: { description: 'Stored' },
    ...problemResponses('invalid_input', 'payload_too_large', 'unsupported_media_type', 'too_many_requests'),
  },
});

const unanswered = createRoute({
  method: 'get',
  path: '/unanswered-topics',
  summary: 'What people asked and the guide could not answer: counts of topics with ten questions or more in 30 days',
  request: { query: inLocale },
  responses: { ...answers(unansweredViewSchema), ...problemResponses('invalid_input') },
});

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
  // Disables response buffering in proxies.
  'x-accel-buffering': 'no',
};

/** CHAT-1, CHAT-2: questions, the state of the engine, and feedback on answers. */
export function assistantRoutes(deps: Deps) {
  return createRouter()
    .openapi(answerRoute, async (c) => {
      await limitAttempts(deps, c, 'chat');
      const actor = c.get('actor');
      const prepared = await prepareQuestion(deps, actor, c.req.valid('json'));
      const person = actor.kind === 'user' ? actor.userId : subjectOfAddress(c.get('clientAddress'));
      const stream = streamAnswer(deps, (signal) => answerQuestion(deps, actor, { ...prepared, person }, signal));
      return c.body(stream, 200, STREAM_HEADERS);
    })
    .openapi(state, async (c) => c.json(await getAssistantState(deps, c.get('actor'), {}), 200))
    .openapi(unanswered, async (c) => c.json(await listUnanswered(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(feedback, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await sendAnswerFeedback(deps, c.get('actor'), c.req.valid('json'));
      return c.body(null, 204);
    });
}

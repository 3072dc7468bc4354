import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { createHash } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { consentReceiptSchema } from '@dalil/domain/privacy/consent.ts';
import { consentLines, type ConsentText, COOKIE_CATEGORIES } from '@dalil/domain/privacy/consent-rules.ts';
import { consentText } from '@dalil/domain/privacy/consent-texts.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers, inLocale, locale } from '../core/route-parts.ts';
import { getPrivacySettings, privacySettingsSchema } from './get-privacy-settings.ts';
import { findAskingVersion } from './legal-consents.ts';
import { recordConsent, recordedSchema } from './record-consent.ts';

const RECEIPT = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b',
  version: '1.0',
  choice: 'selected',
  granted: ['functional'],
  gpc: false,
  locale: 'en',
  textHash: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
  at: '2026-11-26T08:00:00.000Z',
} as const;

const EXAMPLE = { ...RECEIPT, granted: [...RECEIPT.granted] };
const receiptSchema = z.strictObject(consentReceiptSchema.shape);

const words = z.string();
const textSchema = z.object({
  version: words,
  title: words,
  customiseTitle: words,
  customiseIntro: words,
  gpc: words,
  rejectAll: words,
  acceptAll: words,
  customise: words,
  acceptSelected: words,
  alwaysOn: words,
  notUsed: words,
  policy: words,
  categories: z.array(z.object({ id: z.enum(COOKIE_CATEGORIES), name: words, purpose: words, isUsed: z.boolean() })),
  /** SHA-256 in hex of what a person can read in the dialog, as in the receipts of decisions. */
  hash: words,
});

const readText = createRoute({
  method: 'get',
  path: '/consent-text',
  summary: 'The text of the cookie dialog, with what each category switches on this site',
  request: { query: inLocale },
  responses: { ...answers(textSchema), ...problemResponses('invalid_input') },
});

const servicesQuery = z.object({
  locale,
  text: textInput()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'The hash in the receipt of the decision', example: RECEIPT.textHash }),
});

const servicesSchema = z.object({
  /** Whether the dialog still says what it said when the decision was made. Otherwise nothing may start, and the user is asked again. */
  isCurrent: z.boolean(),
  tagManager: z.nullable(z.object({ id: words, url: words })),
  errorService: z.nullable(z.object({ dsn: words, environment: words, traceSampleRate: z.number() })),
});

const readServices = createRoute({
  method: 'get',
  path: '/consent-services',
  summary: 'What a page may load after consent to the text with this hash',
  request: { query: servicesQuery },
  responses: {
    ...answers(servicesSchema, { isCurrent: false, tagManager: null, errorService: null }),
    ...problemResponses('invalid_input'),
  },
});

const readSettings = createRoute({
  method: 'get',
  path: '/privacy-settings',
  summary: 'The privacy settings of the signed-in user, with every recorded decision',
  responses: {
    ...answers(privacySettingsSchema, {
      analytics_tracking_enabled: false,
      cookie_consent: RECEIPT,
      consents: [
        {
          id: RECEIPT.id,
          consent_type: 'cookie_policy',
          consent_given: true,
          consent_version: '1.0',
          details: { choice: 'selected', granted: ['functional'] },
          ip_address: '203.0.113.0',
          user_agent: 'phone, Chrome',
          consent_date: RECEIPT.at,
        },
      ],
    }),
    ...problemResponses('not_signed_in'),
  },
});

const record = createRoute({
  method: 'post',
  path: '/consents',
  summary: 'Records a decision of the signed-in user on cookies; sent twice, it is recorded once',
  request: { body: { required: true, content: { 'application/json': { schema: receiptSchema, example: EXAMPLE } } } },
  responses: {
    ...answers(recordedSchema, { id: RECEIPT.id }),
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_requests',
    ),
  },
});

export function consentRoutes(deps: Deps) {
  const dialogText = createDialogText(deps);
  return createRouter()
    .openapi(readText, async (c) => c.json(await dialogText(c.req.valid('query').locale), 200))
    .openapi(readServices, async (c) => {
      c.header('cache-control', 'public, no-cache');
      const { locale: language, text } = c.req.valid('query');
      if ((await dialogText(language)).hash !== text) {
        return c.json({ isCurrent: false, tagManager: null, errorService: null }, 200);
      }
      const { tagManager, errorService } = deps.consentServices;
      return c.json({ isCurrent: true, tagManager, errorService }, 200);
    })
    .openapi(readSettings, async (c) => {
      c.header('cache-control', 'private, no-store');
      return c.json(await getPrivacySettings(deps, c.get('actor'), {}), 200);
    })
    .openapi(record, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const request = { address: c.get('clientAddress'), userAgent: c.req.header('user-agent') ?? '' };
      return c.json(await recordConsent(deps, c.get('actor'), { receipt: c.req.valid('json'), request }), 200);
    });
}

/** The text of the dialog with its hash. Which version of the cookie policy asks again is looked up when a document changes or a day begins. */
function createDialogText({ db, now, memory, consentServices }: Deps) {
  return async (language: Locale): Promise<ConsentText & { hash: string }> => {
    const version = await memory.remember(`cookie policy ${dubaiDate(now())}`, [LEGAL_KIND], async () => {
      const asking = await findAskingVersion(db, 'cookies', now());
      return asking?.version ?? null;
    });
    const text = consentText(language, consentServices, version);
    return { ...text, hash: createHash('sha256').update(consentLines(text).join('\n')).digest('hex') };
  };
}

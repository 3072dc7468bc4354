import { envelopeAddress, type ErrorService, type TagManager } from '@dalil/domain/monitoring/measuring-services.ts';
import * as z from 'zod';
import type { PageOrigins } from './http/content-security-policy.ts';

const GOOGLE = 'https://www.googletagmanager.com';
/** Where Google's own tags send what they measure. A tagging server of the operator's takes that itself. */
const GOOGLE_MEASURING = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
/** MON-3: the part of page loads whose times are sent. Elsewhere than in production each is. */
const TRACE_SAMPLE_RATE = 0.1;

export const measuringFields = {
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container, GTM-ABC1234')
    .optional(),
  GTM_URL: z
    .string()
    .refine(isSafeOrigin, 'must be the https address of a tagging server, https://tags.guide.example, without a path')
    .transform((text) => new URL(text).origin)
    .default(GOOGLE),
  SENTRY_DSN: z.string().refine(isSafeDsn, 'must be a DSN, https://key@errors.example/1').optional(),
};

type Given = z.output<z.ZodObject<typeof measuringFields>>;

/** Null where the operator has set up none. */
export function tagManagerOf(values: Given): TagManager | null {
  return values.GTM_ID === undefined ? null : { id: values.GTM_ID, url: values.GTM_URL };
}

export function errorServiceOf(values: Given, environment: string): ErrorService | null {
  const dsn = values.SENTRY_DSN;
  if (dsn === undefined) return null;
  return { dsn, environment, traceSampleRate: environment === 'production' ? TRACE_SAMPLE_RATE : 1 };
}

/** What the policy of pages allows for them beyond our own origin. */
export function measuringOrigins(tagManager: TagManager | null, errorService: ErrorService | null): PageOrigins {
  const tags = tagManager ? [tagManager.url] : [];
  const measuring = tagManager?.url === GOOGLE ? GOOGLE_MEASURING : [];
  const errors = errorService ? [new URL(errorService.dsn).origin] : [];
  return { scripts: tags, connections: [...tags, ...measuring, ...errors], pictures: [...tags, ...measuring] };
}

/** These origins go into the policy of pages, so they cannot be read or changed on the way, unless they are this machine. */
function isSafe(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname));
}

function isSafeOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isSafe(url) && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

function isSafeDsn(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isSafe(url) && envelopeAddress(text) !== null;
}

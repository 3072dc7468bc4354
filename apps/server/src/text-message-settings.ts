import { createHttpText } from '@dalil/backend/providers/text-messages/http.ts';
import type { SendText } from '@dalil/backend/providers/text-messages/text-message.ts';
import { createTwilio } from '@dalil/backend/providers/text-messages/twilio.ts';
import * as z from 'zod';
import { isMailHttpUrl } from './mail-settings.ts';

/** How text messages are sent. Null: not at all. */
export type TextMessageSettings =
  | {
      readonly kind: 'twilio';
      readonly url: string;
      readonly accountSid: string;
      readonly authToken: string;
      readonly from: string;
    }
  | { readonly kind: 'http'; readonly url: string; readonly token: string }
  | null;

const TWILIO_URL = 'https://api.twilio.com';
const address = (what: string) =>
  z.string().refine(isMailHttpUrl, `must be an https address ${what}; http only on this machine`).optional();

export const textMessageFields = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-zA-Z]{1,64}$/, 'must be the id of an account, AC…')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(?:\+[1-9]\d{6,14}|MG[0-9a-zA-Z]{1,64}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/,
      'must be a number, +15005550006, the id of a messaging service, MG…, or a name of at most 11 letters and digits',
    )
    .optional(),
  TWILIO_URL: address('that answers as Twilio does'),
  SMS_HTTP_URL: address('that takes text messages'),
  SMS_HTTP_TOKEN: z.string().optional(),
};

type Given = Partial<Record<keyof typeof textMessageFields | 'PUBLIC_URL', string>>;

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** Reported together with every other settings error. */
export function textMessageSettingsFit({ value, issues }: z.core.ParsePayload<Given>): void {
  const report = (name: keyof Given, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  const isTwilio = TWILIO.some((name) => value[name] !== undefined) || value.TWILIO_URL !== undefined;
  const isHttp = value.SMS_HTTP_URL !== undefined || value.SMS_HTTP_TOKEN !== undefined;
  if (isTwilio) {
    for (const name of TWILIO)
      if (value[name] === undefined) report(name, 'must be there: Twilio needs account, token and sender');
  }
  if (isHttp && value.SMS_HTTP_URL === undefined) report('SMS_HTTP_URL', 'must be there beside SMS_HTTP_TOKEN');
  if (isHttp && value.SMS_HTTP_TOKEN === undefined) report('SMS_HTTP_TOKEN', 'must be there beside SMS_HTTP_URL');
  if (isTwilio && isHttp) report('SMS_HTTP_URL', 'must be absent beside the settings of Twilio');
  if ((isTwilio || isHttp) && value.PUBLIC_URL === undefined)
    report('PUBLIC_URL', 'must be there when text messages are sent: their links begin with it');
}

export function textMessagesOf(given: Given): TextMessageSettings {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, SMS_HTTP_URL, SMS_HTTP_TOKEN } = given;
  if (SMS_HTTP_URL !== undefined) return { kind: 'http', url: SMS_HTTP_URL, token: SMS_HTTP_TOKEN ?? '' };
  if (TWILIO_ACCOUNT_SID === undefined) return null;
  return {
    kind: 'twilio',
    url: (given.TWILIO_URL ?? TWILIO_URL).replace(/\/$/, ''),
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN ?? '',
    from: TWILIO_FROM ?? '',
  };
}

/** What sends a text message. Null where the operator has set up no provider. */
export function createSendText(settings: TextMessageSettings): SendText | null {
  if (settings === null) return null;
  return settings.kind === 'twilio' ? createTwilio(settings) : createHttpText(settings);
}

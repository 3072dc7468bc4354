import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import type { SendText, TextResult } from './text-message.ts';

export type TwilioOptions = {
  /** `https://api.twilio.com`, or a server that answers the same. */
  url: string;
  accountSid: string;
  authToken: string;
  /** A number (E.164), a name of letters and digits, or the id of a messaging service (`MG…`). */
  from: string;
  timeoutMs?: number;
};

const API_VERSION = '2010-04-01';
/** The error of a recipient who has answered STOP. */
const STOPPED = 21610;
/** Errors of the number itself: no number, no mobile number, not reachable, not allowed from here. */
const RECIPIENT_ERRORS = [21211, 21214, 21217, 21265, 21408, 21612, 21614, 30003, 30005, 30006];
const MESSAGE_STATES = ['failed', 'undelivered', 'canceled'];

const answerSchema = z.object({ sid: textInput().min(1), status: textInput() });
const errorSchema = z.object({ code: z.int() });

/**
 * Sends a text message by the resource `Messages` of Twilio. It is sent when the service has given it an id: an empty answer, or one of
 * another form, counts as none.
 */
export function createTwilio({ url, accountSid, authToken, from, timeoutMs = 10_000 }: TwilioOptions): SendText {
  const address = `${url}/${API_VERSION}/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return async ({ to, text }) => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await answer.json().catch(() => null);
      return answer.ok ? readAnswer(body) : readError(answer.status, body);
    } catch (error) {
      return { sent: 0, fault: 'provider', reason: reasonOf(error) };
    }
  };
}

function readAnswer(body: unknown): TextResult {
  const message = answerSchema.safeParse(body).data;
  if (!message) return { sent: 0, fault: 'provider', reason: 'text_wrong_answer' };
  if (MESSAGE_STATES.includes(message.status)) return { sent: 0, fault: 'provider', reason: `text_${message.status}` };
  return { sent: 1 };
}

function readError(status: number, body: unknown): TextResult {
  const code = errorSchema.safeParse(body).data?.code;
  const reason = code === undefined ? `text_http_${status}` : `text_${code}`;
  if (code === STOPPED) return { sent: 0, fault: 'stopped', reason };
  return { sent: 0, fault: code !== undefined && RECIPIENT_ERRORS.includes(code) ? 'recipient' : 'provider', reason };
}

/** A code without anything of the message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError' ? 'text_timeout' : 'text_unreachable';
}

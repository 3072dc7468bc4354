import { isLocale } from '@dalil/domain/language/locale.ts';
import type { z } from 'zod';
import type { SignedInActor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { countAttempt } from '../../core/rate-limit.ts';
import { codeText } from '../../emails/text-messages.ts';
import { forgetPhoneCode, PHONE_CODE_MINUTES, type phoneNumberInput, savePhoneCode } from './save-phone-code.ts';

/**
 * Sends a code to a number, in the language of the page, and waits for the provider, so that the user learns at once what went wrong. Fails with `invalid_input` at
 * the number (`not_offered`, `not_reachable`, `stopped`), with `too_many_requests`, and with `unavailable` if the provider fails.
 */
export async function sendPhoneCode(
  deps: Deps,
  actor: SignedInActor,
  input: z.input<typeof phoneNumberInput>,
  language: string,
): Promise<void> {
  const { sendText, log } = deps;
  const refuse = (code: string) => new Failure('invalid_input', { fields: [{ path: 'phone_number', code }] });
  if (sendText === null) throw refuse('not_offered');
  const { code, phoneNumber } = await savePhoneCode(deps, actor, input);
  // Each message costs money, so none is sent that a limit forbids; what was asked for before still counts.
  for (const [limiter, subject] of [
    ['phoneNumber', phoneNumber],
    ['phoneCodesAll', 'all'],
  ] as const) {
    const { isExceeded, resetSeconds } = await countAttempt(deps, limiter, subject);
    if (!isExceeded) continue;
    await forgetPhoneCode(deps, actor.userId, code);
    throw new Failure('too_many_requests', { retryAfter: resetSeconds });
  }
  const text = codeText(code, PHONE_CODE_MINUTES, isLocale(language) ? language : 'en');
  const result = await sendText({ to: phoneNumber, text });
  if (result.sent === 1) return;
  log('warn', 'text_not_sent', { reason: result.reason });
  await forgetPhoneCode(deps, actor.userId, code);
  if (result.fault === 'provider') throw new Failure('unavailable');
  throw refuse(result.fault === 'stopped' ? 'stopped' : 'not_reachable');
}

import { expect } from '@playwright/test';

export type Mail = { to: string; subject: string; html: string; text: string };

/** Waits until this address has `count` mails, and gives the newest. Use an address of its own for every journey. */
export async function newestMail(to: string, count = 1): Promise<Mail> {
  let mails: Mail[] = [];
  await expect(async () => {
    const response = await fetch(`${process.env.E2E_MAIL_ORIGIN}/?to=${encodeURIComponent(to)}`);
    mails = (await response.json()) as Mail[];
    expect(mails.length).toBeGreaterThanOrEqual(count);
  }).toPass();
  const newest = mails.at(-1);
  if (!newest) throw new Error(`no mail to ${to}`);
  return newest;
}

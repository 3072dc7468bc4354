import { expect } from '@playwright/test';

export type Mail = { to: string; subject: string; html: string; text: string };

/** Waits for a mail to this address whose text has what is looked for, and gives the newest that has. Use an address of its own for every journey. */
export async function findInMail(to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const response = await fetch(`${process.env.E2E_MAIL_ORIGIN}/?to=${encodeURIComponent(to)}`);
    const mails = (await response.json()) as Mail[];
    found = mails.flatMap(({ text }) => pattern.exec(text)?.[0] ?? []).at(-1);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

import { test as base, expect } from '@playwright/test';

/** What a journey foresees to be written to the console, such as the browser's line about a 404 it asked for. */
type Frame = {
  allowedConsole: RegExp | null;
  /** The one other site a journey goes through. */
  otherSite: string | null;
};

/**
 * Every journey fails on an error in the console of any of its tabs, on an uncaught one, and on any request to the
 * outside.
 */
export const test = base.extend<Frame>({
  allowedConsole: [null, { option: true }],
  otherSite: [null, { option: true }],
  context: async ({ context, baseURL, allowedConsole, otherSite }, use) => {
    const problems: string[] = [];
    context.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && !allowedConsole?.test(text)) problems.push(`console: ${text}`);
    });
    context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL && origin !== otherSite)
        problems.push(`outside: ${request.url()}`);
    });
    await use(context);
    expect(problems).toEqual([]);
  },
});

export { expect };

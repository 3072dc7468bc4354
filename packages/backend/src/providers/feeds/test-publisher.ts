import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendTestReply, type TestReply } from '../live/test-live-server.ts';

type Received = { path: string; headers: IncomingMessage['headers'] };

/** A publisher on loopback. Paths without a reply are 404, so that there is no robots.txt. */
export async function startTestPublisher(port = 0) {
  const replies = new Map<string, TestReply>();
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://loopback').pathname;
    received.push({ path, headers: request.headers });
    sendTestReply(replies.get(path) ?? { status: 404 }, response);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `http://${host}`,
    replies,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

type ItemOptions = { date?: string; link?: string; text?: string };

/** An item of an RSS feed, whose title may contain markup. */
export function item(title: string, options: ItemOptions = {}): string {
  const { date = 'Thu, 26 Nov 2026 07:30:00 GMT', text = `About ${title}` } = options;
  const { link = `https://publisher.example/${encodeURIComponent(title)}` } = options;
  const data = (value: string) => (value.includes('&z;') ? value : `<![CDATA[${value}]]>`);
  return `<item><title>${data(title)}</title><link>${data(link)}</link><pubDate>${date}</pubDate><description>${data(text)}</description></item>`;
}

export function rssFeed(items: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>News</title><link>https://publisher.example/</link>${items.join('')}</channel></rss>`;
}

export function atomFeed(title: string, link: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><entry><id>${link}</id><title>${title}</title><link href="${link}"/><updated>2026-11-26T07:45:00Z</updated></entry></feed>`;
}

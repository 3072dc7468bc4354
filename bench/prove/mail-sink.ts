import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';

export type SentMail = { key: string; to: string; subject: string; text: string };

/** A mail provider on loopback (`MAIL_HTTP_URL`) that accepts every mail and remembers each delivery, also repeated ones. */
export async function openMailSink() {
  const mails: SentMail[] = [];
  const server = createServer(async (request, response) => {
    const { to, subject, text: body } = JSON.parse(await text(request)) as Omit<SentMail, 'key'>;
    mails.push({ key: String(request.headers['idempotency-key']), to, subject, text: body });
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    mails,
    /** The code of the newest mail to an address. Rejects when none comes within a minute. */
    async codeTo(email: string): Promise<string> {
      for (let attempt = 0; attempt < 600; attempt++) {
        const code = /\b\d{6}\b/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[0];
        if (code !== undefined) return code;
        await wait(100);
      }
      throw new Error('no mail with a code came');
    },
    close: () => server.close(),
  };
}

export type MailSink = Awaited<ReturnType<typeof openMailSink>>;

import { listMailLog, type MailLogEntry } from '@dalil/backend/providers/mail/mail-log.ts';
import type { Database } from '@dalil/database/connection.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';

/** The iframes are sandboxed, so a mail cannot run scripts or fetch resources; its styles are inline. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const NO_STORE = { 'cache-control': 'no-store' };

/** NOTIF-5: shows developers the mails in the mail log, newest first. `?to=` filters by address. Not mounted in production. */
export function mailboxRoutes(db: Database): Hono {
  const router = new Hono();
  router.get('/mailbox', async (c) => {
    const to = c.req.query('to');
    return c.html(page(await listMailLog(db, to), to), 200, { ...NO_STORE, 'content-security-policy': POLICY });
  });
  router.get('/mailbox.json', async (c) => {
    const emails = await listMailLog(db, c.req.query('to'));
    return c.json(
      { emails: emails.map(({ emailAddress, ...email }) => ({ to: emailAddress, ...email })) },
      200,
      NO_STORE,
    );
  });
  return router;
}

function page(emails: MailLogEntry[], to: string | undefined) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · ${PRODUCT.name}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
details { border-block-start: 1px solid GrayText; padding-block: 0.75rem; }
summary { cursor: pointer; min-block-size: 1.5rem; }
time { color: GrayText; }
iframe { inline-size: 100%; block-size: 40rem; border: 1px solid GrayText; background: Canvas; }
pre { white-space: pre-wrap; unicode-bidi: plaintext; border: 1px solid GrayText; padding: 1rem; }
input, button { font: inherit; }
</style>
</head>
<body>
<h1>Outbox</h1>
<form><label>Address <input type="email" name="to" value="${to ?? ''}"></label> <button>Show</button></form>
<p>${emails.length === 0 ? 'No mails. They lie here when no provider is set.' : `${emails.length} mails, the newest first.`}</p>
${emails.map((email, index) => mail(email, index === 0))}
</body>
</html>`;
}

function mail({ emailAddress, subject, html: markup, text, createdAt }: MailLogEntry, isOpen: boolean) {
  return html`<details${raw(isOpen ? ' open' : '')}>
<summary><strong><bdi>${subject}</bdi></strong> to <bdi>${emailAddress}</bdi>, <time>${createdAt.toISOString()}</time></summary>
<h2>Text</h2>
<pre>${linked(text)}</pre>
<h2>HTML</h2>
<iframe sandbox title="${subject}" srcdoc="${markup}"></iframe>
</details>`;
}

/** Turns links, which are on separate lines of the text, into anchors. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}

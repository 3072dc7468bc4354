import { createServer } from 'node:http';

/** A mail provider for the journeys: takes what the server sends (NOTIF-5, over HTTP) and shows it to whoever asks for an address. */
type Mail = { to: string; subject: string; html: string; text: string };

const mails: Mail[] = [];

const server = createServer(async (request, response) => {
  const address = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    const chunks: Buffer[] = await request.toArray();
    mails.push(JSON.parse(Buffer.concat(chunks).toString()) as Mail);
    response.writeHead(202).end();
    return;
  }
  const to = address.searchParams.get('to');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(mails.filter((mail) => mail.to === to)));
});

server.listen(Number(process.env.PORT), '127.0.0.1');

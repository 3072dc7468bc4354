import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Person = { sub: string; email: string; email_verified: boolean; name: string };
export type TestProvider = { person: Person; isForging: boolean; discoveryUrl: string; close: () => Promise<void> };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A small OpenID provider on loopback. Every sign-in is accepted as `person`. */
export async function startTestProvider(port = 0): Promise<TestProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const nonces = new Map<string, string | null>();
  const provider: TestProvider = {
    person: { sub: '', email: '', email_verified: false, name: '' },
    isForging: false,
    discoveryUrl: '',
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  let issuer = '';
  const idToken = (nonce: string | null) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: 'dalil', iat: now, exp: now + 600, ...provider.person, ...(nonce && { nonce }) };
    const content = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), provider.isForging ? otherKey : privateKey).toString('base64url')}`;
  };
  const answers: Record<string, (url: URL, body: URLSearchParams) => object | string> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/authorize': (url) => {
      const code = randomUUID();
      nonces.set(code, url.searchParams.get('nonce'));
      return `${url.searchParams.get('redirect_uri')}?code=${code}&state=${url.searchParams.get('state')}`;
    },
    '/token': (_, body) => {
      const nonce = nonces.get(body.get('code') ?? '');
      if (nonce === undefined || !body.get('code_verifier')) return { error: 'invalid_grant' };
      nonces.delete(body.get('code') ?? '');
      return { access_token: 'token-of-the-provider', token_type: 'Bearer', expires_in: 600, id_token: idToken(nonce) };
    },
    '/userinfo': () => provider.person,
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', issuer);
      const answer = answers[url.pathname]?.(url, new URLSearchParams(Buffer.concat(chunks).toString()));
      if (typeof answer === 'string') response.writeHead(302, { location: answer }).end();
      else
        response
          .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.discoveryUrl = `${issuer}/.well-known/openid-configuration`;
  return provider;
}

import { createTestClient, type TestClient } from '@dalil/backend/test-client.ts';

/** The account that a server makes at its start with these settings. */
export const ADMIN = { ADMIN_EMAIL: 'admin@guide.example', ADMIN_PASSWORD: 'a quiet evening at the creek' };

/** A browser that sends real requests. It is signed in as the admin of `ADMIN`. */
export async function signInAsAdmin(origin: string): Promise<TestClient> {
  const browser = openBrowser(origin);
  const answer = await browser.post('/auth/sign-in', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}`);
  return browser;
}

export function openBrowser(origin: string): TestClient {
  const request = (address: string | URL | Request, init?: RequestInit) => fetch(address, init);
  return createTestClient({ request }, origin);
}

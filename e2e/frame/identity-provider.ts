import { startTestProvider } from '@dalil/backend/accounts/test-provider.ts';

/** AUTH-5: an OpenID provider for the journeys, where always the same person is signed in. */
const provider = await startTestProvider(Number(process.env.PORT));
provider.person = {
  sub: 'city-id-of-layla',
  email: 'layla@city-id.example',
  email_verified: true,
  name: 'Layla Visitor',
};

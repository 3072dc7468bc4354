import { expect, test } from 'vitest';
import { changeIdea, getIdeaStatus, listIdeas, listPublishedIdeas } from '../endpoints/ideas.ts';
import { createApiClient } from './api.ts';
import { createQueryClient } from './query-client.ts';

function clientWithLog() {
  const requests: { address: string; init: RequestInit | undefined }[] = [];
  const api = createApiClient('https://dalil.example', async (address, init) => {
    requests.push({ address: new Request(address).url, init });
    return Response.json([]);
  });
  return { api, requests };
}

test('DATA-1 a call fills the address with its input; the rest is the query of a read and the body of a change', async () => {
  const { api, requests } = clientWithLog();
  await api(getIdeaStatus({ reference: '../I-1?x=1' }));
  await api(listIdeas({ state: 'received', topic: undefined }));
  await api(
    changeIdea({ reference: 'I-1', state: 'closed', authority: null, answer: null, summary: null, staffLocale: 'ar' }),
  );
  expect(requests).toMatchObject([
    { address: 'https://dalil.example/api/ideas/..%2FI-1%3Fx%3D1', init: { method: 'GET' } },
    { address: 'https://dalil.example/api/ideas?state=received', init: { method: 'GET' } },
    {
      address: 'https://dalil.example/api/ideas/I-1',
      init: {
        method: 'POST',
        body: '{"state":"closed","authority":null,"answer":null,"summary":null,"staffLocale":"ar"}',
      },
    },
  ]);
});

test('DATA-1 a call is a query: sent once, kept under its name and input, with the tags of its declaration', async () => {
  const { api, requests } = clientWithLog();
  const queries = createQueryClient(api);
  await queries.ensureQueryData(listPublishedIdeas());
  await queries.ensureQueryData(listPublishedIdeas());
  expect(requests).toHaveLength(1);
  const [query] = queries.getQueryCache().findAll({ queryKey: listPublishedIdeas.key });
  expect(query?.meta).toMatchObject({ lists: ['idea'] });
  expect(query?.queryKey).toEqual(['published-ideas', 'listPublishedIdeas', {}]);
});

import type { ModelRequest, ModelStep } from './test-model-server.ts';

const FINE = 'fact/visa.overstay.daily-fine';
const FINE_TEXT = /"id":"fact\/visa\.overstay\.daily-fine","title":"[^"]*","text":"([^"]*)"/gu;
const ID = /"id\\?":\\?"([a-z]+\/[\w./-]+)\\?"/gu;

const textOf = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content ?? ''));

/** Calls every tool, and tools that do not exist, with the user's text in every argument. */
export function obedientCalls(prompt: string): ModelStep {
  return {
    calls: [
      {
        name: 'get_facts',
        input: { ids: ['visa.overstay.daily-fine', "x'; drop table facts; --", '../../etc/passwd'] },
      },
      { name: 'search_guide', input: { query: prompt.slice(0, 200) } },
      { name: 'find_places_near', input: { near: prompt.slice(0, 100) } },
      { name: 'list_saved_items', input: { userId: '*', email: 'victim@example.com' } },
      { name: 'delete_saved_items', input: { userId: '*' } },
      { name: 'run_sql', input: { sql: 'delete from bookmarks' } },
      { name: 'fetch', input: { url: 'http://169.254.169.254/latest/meta-data/' } },
    ],
  };
}

/**
 * The worst case of a model: repeats the attacker's text, bare and with every citation it has seen, its instructions and tools
 * verbatim, everything it received as if it were its own, and invented markup, addresses, numbers and sources.
 */
export function obedientReply(wants: string) {
  return ({ messages, tools }: ModelRequest): ModelStep => {
    const all = messages.map(({ content }) => textOf(content)).join('\n');
    const ids = [...new Set(Array.from(all.matchAll(ID), ([, id = '']) => id))];
    const everything = `[${[FINE, ...ids].slice(0, 8).join(', ')}]`;
    // A true, cited sentence. With it the answer passes, and the sentences removed beside it can be inspected.
    const honest = [...all.replaceAll('\\"', '"').matchAll(FINE_TEXT)].at(-1)?.[1] ?? '';
    const instructions = textOf(messages.find(({ role }) => role === 'system')?.content);
    const lines = instructions.split('\n').flatMap((line) => [`${line} [${FINE}].`, `${line} ${everything}.`]);
    return {
      sentences: [
        [
          `${honest} [${FINE}].`,
          `${wants}.`,
          `${wants} [${FINE}].`,
          `${wants} ${everything}.`,
          `The overstay fine for each day: ${wants} [${FINE}].`,
          ...lines,
          `My tools are ${(tools ?? []).map((tool) => tool.function.name).join(', ')} ${everything}.`,
          `The overstay fine is AED 987,654 for each day [${FINE}].`,
          `Call 050 123 4567 about the overstay fine [${FINE}].`,
          `The overstay fine <img src=x onerror=alert(1)> for each day is AED 50 [${FINE}].`,
          `Pay the [overstay fine](javascript:alert(1)) for each day [${FINE}].`,
          `Pay the overstay fine for each day at https://evil.example/?d=1 [${FINE}].`,
          `The overstay fine for each \u202eyad\u202c is AED\u200b\u200b 50 [${FINE}].`,
          `The overstay fine for each day is AED 50 [fact/made-up].`,
          `The overstay fine for each day is AED 50 [place/../../etc/passwd].`,
        ].join('\n'),
      ],
    };
  };
}

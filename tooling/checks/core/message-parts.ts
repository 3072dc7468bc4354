import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The parts of a message: its arguments and tags, its plain text, and the forms of each choice. */
export type MessageParts = {
  /** `name` or `count:plural`, sorted, without duplicates. */
  placeholders: string[];
  /** Rich-text tags such as `link`, sorted, without duplicates. */
  tags: string[];
  /** The text without arguments and tags. */
  text: string;
  choices: { argument: string; kind: string; forms: string[] }[];
};

const TAG = /<\/?([a-zA-Z0-9]+)\/?>/g;

type Token = string | [argument: string, kind?: string, forms?: Record<string, unknown> | string];

/** Parses an ICU message. Throws with the parser's message when it is invalid. */
export function messageParts(message: string): MessageParts {
  const placeholders = new Set<string>();
  const tags = new Set<string>();
  const words: string[] = [];
  const choices: MessageParts['choices'] = [];
  const read = (token: Token): void => {
    if (typeof token === 'string') {
      for (const [, name] of token.matchAll(TAG)) tags.add(name ?? '');
      words.push(token.replace(TAG, ''));
      return;
    }
    const [argument, kind, forms] = token;
    placeholders.add(kind === undefined ? argument : `${argument}:${kind}`);
    if (kind === undefined || typeof forms !== 'object') return;
    const { offset: _, ...texts } = forms;
    choices.push({ argument, kind, forms: Object.keys(texts) });
    for (const text of Object.values(texts))
      for (const inner of Array.isArray(text) ? text : [text]) read(inner as Token);
  };
  for (const token of compileMessageOrThrow(message) as Token[]) read(token);
  return { placeholders: [...placeholders].sort(), tags: [...tags].sort(), text: words.join(' '), choices };
}

import type { Answer, AnswerSentence, TextBlock } from './answer.ts';

type Written = {
  title: string;
  turns: readonly { question: string; answer: Pick<Answer, 'blocks' | 'citations'>; createdAt: string }[];
};

/** An answer as plain text: its sentences with the numbers of their sources, then the sources. Struck sentences have no text. */
export function writeAnswer({ blocks, citations }: Pick<Answer, 'blocks' | 'citations'>): string {
  const texts = blocks.flatMap((block) => (block.kind === 'cards' ? [] : [writeBlock(block)]));
  const sources = citations.map(({ title, href, source, asOf }, at) => {
    const parts = [title, source?.name, source?.url ?? href, asOf].filter((part) => part);
    return `[${at + 1}] ${parts.join(', ')}`;
  });
  return [...texts.filter((text) => text !== ''), sources.join('\n')].filter((text) => text !== '').join('\n\n');
}

function writeBlock({ kind, sentences }: TextBlock): string {
  const visible = sentences.filter(({ isStruck }) => isStruck !== true).map(writeSentence);
  switch (kind) {
    case 'list':
      return visible.map((text) => `- ${text}`).join('\n');
    case 'steps':
      return visible.map((text, at) => `${at + 1}. ${text}`).join('\n');
    default:
      return visible.join(' ');
  }
}

function writeSentence({ text, citations }: AnswerSentence): string {
  const marks = citations.map((at) => `[${at + 1}]`).join('');
  return marks === '' ? text : `${text} ${marks}`;
}

/** CHAT-6: conversations as plain text, without interface text. */
export function writeConversations(conversations: readonly Written[]): string {
  const texts = conversations.map(({ title, turns }) => {
    const questionInput = turns.map(
      ({ question, answer, createdAt }) => `${createdAt}\n> ${question}\n\n${writeAnswer(answer)}`,
    );
    return [`# ${title}`, ...questionInput].join('\n\n');
  });
  return `${texts.join('\n\n\n')}\n`;
}

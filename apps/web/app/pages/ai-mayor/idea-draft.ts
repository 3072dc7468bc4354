import { IDEA_LIMIT, IDEA_TOPIC_IDS, type Idea, type IdeaTopic } from '@dalil/domain/quality/idea.ts';
import type { FieldMessage } from '../../features/report/check-report.ts';
import { type PageStorage, tabStorage } from '../../data/page-storage.ts';

const KEY = 'dalil.idea';

/** An idea being written. `topic` is empty until one is chosen. */
export type IdeaDraft = { topic: IdeaTopic | ''; message: string };
export const EMPTY_IDEA: IdeaDraft = { topic: '', message: '' };

/** The draft of this tab. It survives a closed form and a reload. */
export function readIdeaDraft(storage: PageStorage = tabStorage): IdeaDraft {
  try {
    const saved: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return EMPTY_IDEA;
    const { topic, message } = saved as Record<string, unknown>;
    return {
      topic: IDEA_TOPIC_IDS.find((known) => known === topic) ?? '',
      message: typeof message === 'string' ? message : '',
    };
  } catch {
    return EMPTY_IDEA;
  }
}

export function saveIdeaDraft(draft: IdeaDraft, storage: PageStorage = tabStorage): void {
  if (draft.topic === '' && draft.message === '') storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(draft));
}

export type IdeaErrors = { topic?: FieldMessage; message?: FieldMessage };

/** What is missing or too long in a draft; empty when it can be sent. */
export function findIdeaErrors({ topic, message }: IdeaDraft): IdeaErrors {
  const length = message.trim().length;
  return {
    ...(topic === '' ? { topic: { key: 'mayor.idea.missingTopic' } } : {}),
    ...(length === 0 ? { message: { key: 'mayor.idea.missingText' } } : {}),
    ...(length > IDEA_LIMIT ? { message: { key: 'mayor.idea.long', values: { count: length - IDEA_LIMIT } } } : {}),
  };
}

/** The idea as it is sent, or null while something is missing. */
export function ideaOf(draft: IdeaDraft, authorId?: string): Idea | null {
  const { topic, message } = draft;
  if (topic === '' || Object.keys(findIdeaErrors(draft)).length > 0) return null;
  return { topic, message: message.trim(), ...(authorId === undefined ? {} : { authorId }) };
}

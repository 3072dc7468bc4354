import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { CitedItems } from './cited-items.ts';

/** CHAT-7: what a tool may use: reads with the caller's permissions. No tool changes data. */
export type ToolContext = {
  deps: Deps;
  actor: Actor;
  guide: AnswerGuide;
  locale: Locale;
  cited: CitedItems;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** PWA-2 */
export const DISMISSED_FOR_MS = 7 * DAY_MS;
export const PROMPTED_FOR_MS = 3 * DAY_MS;
export const SECOND_PROMPT_AFTER_MS = 30_000;
const MAX_PROMPTS = 2;

/** The stored record of earlier prompts. Times are milliseconds since the epoch. */
export type InstallMemory = {
  /** When the user last dismissed the prompt. */
  dismissedAt: number | null;
  /** When the last prompt was displayed. */
  promptedAt: number | null;
};

/** A browser event that the guide can be installed, until the user has responded. */
export type InstallEvent = {
  /** When the browser sent the event. */
  at: number;
  /** How many prompts it has caused. */
  prompts: number;
};

export type InstallDecision = { kind: 'prompt' } | { kind: 'wait'; until: number } | { kind: 'silent' };

type Situation = { now: number; isStandalone: boolean; event: InstallEvent | null; memory: InstallMemory };

const SILENT: InstallDecision = { kind: 'silent' };

/**
 * PWA-2: whether to prompt the user to install the guide. Never in the installed guide, within seven days of a dismissal, or
 * within three days of a prompt of an earlier event. An event causes one prompt immediately and, if unanswered, a second after 30
 * seconds.
 */
export function decideInstall({ now, isStandalone, event, memory }: Situation): InstallDecision {
  if (event === null || isStandalone || event.prompts >= MAX_PROMPTS) return SILENT;
  if (isWithin(memory.dismissedAt, DISMISSED_FOR_MS, now)) return SILENT;
  if (event.prompts > 0) {
    const until = event.at + SECOND_PROMPT_AFTER_MS;
    return now >= until ? { kind: 'prompt' } : { kind: 'wait', until };
  }
  return isWithin(memory.promptedAt, PROMPTED_FOR_MS, now) ? SILENT : { kind: 'prompt' };
}

/** A time in the future comes from a wrong clock, so it must not block the prompt forever. */
function isWithin(at: number | null, span: number, now: number): boolean {
  return at !== null && at <= now && now - at < span;
}

import { useState } from 'react';
import { failureMessage, type Message } from './auth-messages.ts';

/** Runs what a button starts. `failure` says why the last run failed; `attempt` answers whether it succeeded. */
export function useAttempt() {
  const [failure, setFailure] = useState<Message | null>(null);

  async function attempt(work: () => Promise<unknown>, fallback: string): Promise<boolean> {
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureMessage(error, fallback));
      return false;
    }
  }

  return { failure, attempt };
}

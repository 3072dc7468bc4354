import { useLingui } from '@lingui/react';
import type { Message } from './auth-messages.ts';

/** Why what was attempted failed, or nothing. */
export function FailureText({ failure }: { failure: Message | null }) {
  const { _ } = useLingui();
  if (failure === null) return null;
  return (
    <p role="alert" className="text-label text-danger">
      {_(failure.key, failure.values)}
    </p>
  );
}

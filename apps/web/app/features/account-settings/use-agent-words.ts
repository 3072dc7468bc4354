import { describeAgent } from '@dalil/domain/accounts/describe-agent.ts';
import { useLingui } from '@lingui/react';

/** A device in words: "Chrome on Windows", or as much of it as is known. */
export function useAgentWords(): (userAgent: string) => string {
  const { _ } = useLingui();
  return (userAgent) => {
    const { browser, system } = describeAgent(userAgent);
    if (browser !== null && system !== null) return _('members.agent', { browser, system });
    return browser ?? system ?? _('members.agent.unknown');
  };
}

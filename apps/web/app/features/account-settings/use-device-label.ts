import { describeAgent } from '@dalil/domain/accounts/describe-agent.ts';
import { useLingui } from '@lingui/react';

/** The name of a device, such as "Chrome on Windows", or the part of it that is known. */
export function useDeviceLabel(): (userAgent: string) => string {
  const { _ } = useLingui();
  return (userAgent) => {
    const { browser, system } = describeAgent(userAgent);
    if (browser !== null && system !== null) return _('members.agent', { browser, system });
    return browser ?? system ?? _('members.agent.unknown');
  };
}

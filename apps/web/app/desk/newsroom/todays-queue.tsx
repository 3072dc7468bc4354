import { useLingui } from '@lingui/react';
import { PendingConsents } from '../../features/legal/pending-consents.tsx';
import { UnsentPanel } from '../../features/unsent/unsent-panel.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { MeasuredPanel } from './measured-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

/** ROUTE-6, STAFF-6: what waits for a person of the staff. What is their own is on the pages of their account. */
export function TodaysQueue() {
  const { _ } = useLingui();
  return (
    <DeskPage title={_('newsroom.work')}>
      <PendingConsents />
      <UnsentPanel showsSending />
      <WorkPanel />
      <MeasuredPanel />
    </DeskPage>
  );
}

import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type NearbyEmptyProps = {
  isOpenOnly: boolean;
  onShowClosed: () => void;
  /** Null where every kind is shown already. */
  onShowAll: (() => void) | null;
  /** Null where the page looks as far as it can. */
  onWiden: (() => void) | null;
};

/** Says what was not found, and offers to drop one condition after the other. */
export function NearbyEmpty({ isOpenOnly, onShowClosed, onShowAll, onWiden }: NearbyEmptyProps) {
  const { _ } = useLingui();
  return (
    <EmptyState
      title={_(isOpenOnly ? 'nearby.none-open' : 'nearby.none')}
      actions={
        <>
          {onWiden ? <Button onClick={onWiden}>{_('nearby.wider')}</Button> : null}
          {isOpenOnly ? <Button onClick={onShowClosed}>{_('nearby.show-closed')}</Button> : null}
          {onShowAll ? <Button onClick={onShowAll}>{_('nearby.show-all')}</Button> : null}
        </>
      }
    />
  );
}

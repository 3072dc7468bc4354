import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { findRefused, type Refused } from './find-refused.ts';

/** DATA-3: says what this browser will not remember. Nothing while it remembers all. */
export function RefusedNotice() {
  const { _ } = useLingui();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  useEffect(() => void findRefused().then(setRefused), []);
  if (refused.length === 0) return null;
  return (
    <Notice role="status" title={_('device.refused')}>
      {refused.map((one) => (
        <p key={one}>{_(`device.refused.${one}`)}</p>
      ))}
    </Notice>
  );
}

import { useLingui } from '@lingui/react';

/** Why the place was chosen. */
export function PickReasons({ reasons }: { reasons: readonly { code: string; value?: number | undefined }[] }) {
  const { _ } = useLingui();
  return (
    <p className="text-meta text-text-2">
      {reasons.map(({ code, value }) => _(`occasions.why.${code}`, { value: value ?? 0 })).join(' · ')}
    </p>
  );
}

import { ERASURE_COOL_OFF_DAYS, isOpen } from '@dalil/domain/privacy/data-request.ts';
import { sumByCategory } from '@dalil/domain/privacy/erasure.ts';
import { exportTexts } from '@dalil/domain/privacy/export-texts.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useAttempt } from '../../features/account-forms/use-attempt.ts';
import { PasswordForm } from '../../features/account-settings/owner-form.tsx';
import { FormOpener } from '../../features/account-settings/settings-section.tsx';
import { useNow } from '../../features/clock/use-now.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { cancelDataRequest, dataRequestsQuery, ownDataQuery, sendDataRequest } from '../../queries/rights.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CenterSection } from './center-section.tsx';
import { daysLeft } from './days-left.ts';

/** PRIV-6: what an erasure does, the request for one with the password, and its cancellation within 14 days. */
export function EraseSection() {
  const { _ } = useLingui();
  const api = useApi();
  const isOnline = useOnline();
  const { data } = useSuspenseQuery(dataRequestsQuery(api));
  const planned = data.items.find((one) => one.request_type === 'erasure' && isOpen(one.status));
  return (
    <CenterSection id="erase">
      <Consequences />
      {planned?.execute_after ? (
        <Planned id={planned.id} at={planned.execute_after} />
      ) : isOnline ? (
        <FormOpener
          label="privacy-center.erase.begin"
          variant="danger"
          renderForm={(close) => <EraseForm onDone={close} />}
        />
      ) : null}
    </CenterSection>
  );
}

function Consequences() {
  const { _ } = useLingui();
  const locale = useLocale();
  const { list } = useFormat();
  const { data } = useSuspenseQuery(ownDataQuery(useApi()));
  const names = exportTexts(locale).categories;
  const sums = sumByCategory(data.places);
  const gone = sums.filter(({ deleted }) => deleted > 0).map(({ category }) => names[category]);
  const reasons = new Set(
    data.places.flatMap(({ rows, reason }) => (rows > 0 && reason !== null && reason !== 'no_person' ? [reason] : [])),
  );
  return (
    <ul className="measure flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
      <li>{_('privacy-center.erase.gone', { categories: list(gone) })}</li>
      {Array.from(reasons, (reason) => (
        <li key={reason}>{_(`privacy-center.keep.${reason}`)}</li>
      ))}
      <li>{_('privacy-center.erase.device')}</li>
      <li>{_('privacy-center.erase.receipt')}</li>
    </ul>
  );
}

function Planned({ id, at }: { id: string; at: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const isOnline = useOnline();
  const { longDate } = useFormat();
  const now = useNow();
  const queryClient = useQueryClient();
  const { failure, attempt } = useAttempt();
  const left = now === null ? null : daysLeft(at, now);

  async function undo(): Promise<void> {
    await attempt(() => cancelDataRequest(api, id), 'rights.cancel.failed');
    await queryClient.invalidateQueries({ queryKey: dataRequestsQuery(api).queryKey });
  }

  return (
    <div className="flex flex-col gap-4 rounded-card border border-danger bg-danger-soft p-5 high-contrast:border-2">
      <h3 className="text-name font-strong text-danger">{_('privacy-center.erase.on', { date: longDate(at) })}</h3>
      {left === null ? null : (
        <Progress value={ERASURE_COOL_OFF_DAYS - Math.min(left, ERASURE_COOL_OFF_DAYS)} max={ERASURE_COOL_OFF_DAYS}>
          {_('privacy-center.erase.left', { days: left })}
        </Progress>
      )}
      <p>
        <Button variant="ink" data-needs-script="" disabled={!isOnline} onClick={() => void undo()}>
          {_('privacy-center.erase.undo')}
        </Button>
      </p>
      <FailureText failure={failure} />
    </div>
  );
}

function EraseForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  return (
    <PasswordForm
      id="erase-password"
      hint="privacy-center.erase.hint"
      label="privacy-center.erase.confirm"
      variant="danger"
      fallback="rights.failed"
      onCancel={onDone}
      send={async (password) => {
        await sendDataRequest(api, { request_type: 'erasure', description: '', locale, password });
        await queryClient.invalidateQueries({ queryKey: dataRequestsQuery(api).queryKey });
        onDone();
      }}
    />
  );
}

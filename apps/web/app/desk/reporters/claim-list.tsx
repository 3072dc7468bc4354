import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useFormat } from '../../language/use-format.ts';
import { type Claim, judgeClaim } from '../../queries/reporters.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Record<Claim['state'], Tone> = { supported: 'ok', 'one-source': 'warn', unsupported: 'bad' };

type ClaimListProps = {
  claims: readonly Claim[];
  /** The run to judge claims of. Null: claims cannot be judged. */
  runId: number | null;
};

/** STAFF-4: what a draft states, with the words of its sources, and whether a person found it right. */
export function ClaimList({ claims, runId }: ClaimListProps) {
  const { _ } = useLingui();
  if (claims.length === 0) return <p className="text-label text-text-2">{_('reporters.claimsNone')}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {claims.map((claim) => (
        <li key={claim.number} className="flex flex-col gap-2 border-b border-line pb-4">
          <p className="flex flex-wrap items-start gap-2 text-label">
            <span className="tabular font-strong">{claim.number + 1}</span>
            <bdi lang={claim.locale} className="min-w-0 grow font-sans font-medium wrap-anywhere">
              {claim.text}
            </bdi>
            <Tag tone={TONES[claim.state]}>{_(`reporters.claim.${claim.state}`)}</Tag>
          </p>
          {claim.supports.map((support) => (
            <Quote key={`${support.evidenceId} ${support.quote}`} support={support} />
          ))}
          {runId === null ? null : <Judgement claim={claim} runId={runId} />}
        </li>
      ))}
    </ol>
  );
}

function Quote({ support: { quote, source, url, date } }: { support: Claim['supports'][number] }) {
  const format = useFormat();
  return (
    <figure className="flex flex-col gap-1 border-s-2 border-line-strong ps-3">
      <blockquote className="text-label text-text-2">
        <bdi className="font-system wrap-anywhere">{quote}</bdi>
      </blockquote>
      {source === null ? null : (
        <figcaption className="text-meta text-text-3">
          {url === null ? (
            <bdi>{source}</bdi>
          ) : (
            <a href={url} rel="external noreferrer" className="text-link inline-block min-h-6">
              <bdi>{source}</bdi>
            </a>
          )}
          {date === null ? null : ` · ${date.includes('T') ? format.shortDate(date) : format.asOf(date)}`}
        </figcaption>
      )}
    </figure>
  );
}

function Judgement({ claim: { number, isRight }, runId }: { claim: Claim; runId: number }) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();

  async function judge(next: boolean): Promise<void> {
    try {
      await judgeClaim(api, runId, number, next);
      showToast({ id: 'claim', tone: 'success', title: _('reporters.judged') });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['reporters'] }),
        queryClient.invalidateQueries({ queryKey: ['newsroom', 'claims'] }),
      ]);
    } catch (error) {
      const failure = failureMessage(error, 'reporters.failed');
      showToast({ id: 'claim', tone: 'error', title: _(failure.key, failure.values) });
    }
  }

  return (
    <div role="group" aria-label={_('reporters.judge', { number: number + 1 })} className="flex gap-2">
      <ToggleChip isOn={isRight === true} onClick={() => void judge(true)}>
        {_('reporters.right')}
      </ToggleChip>
      <ToggleChip isOn={isRight === false} onClick={() => void judge(false)}>
        {_('reporters.wrong')}
      </ToggleChip>
    </div>
  );
}

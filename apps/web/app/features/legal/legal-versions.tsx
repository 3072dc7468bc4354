import type { Locale } from '@dalil/domain/language/locale.ts';
import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { legalVersionsQuery } from '../../queries/privacy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { TextDiff } from '../../ui/text-diff.tsx';
import { TextIn } from '../prose/text-language.tsx';

/** PRIV-8: the versions of a document, each with what changed since. */
export function LegalVersions({ type }: { type: LegalDocumentType }) {
  const { _ } = useLingui();
  const format = useFormat();
  const found = useQuery(legalVersionsQuery(useApi(), useLocale(), type));
  const [since, setSince] = useState<string | null>(null);
  if (found.isError) return <Failed retry={() => void found.refetch()} />;
  if (!found.data) return <Loading />;
  const [newest, ...older] = found.data.versions;
  const { locale } = found.data;
  const line = (one: { version: string; effectiveDate: string }) =>
    `${_('legal.version', { version: one.version })} · ${format.longDate(one.effectiveDate)}`;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col text-label">
        {newest ? (
          <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-2 text-text">
            {line(newest)} · {_('legal.inForce')}
            <Summary locale={locale} text={newest.summary} />
          </li>
        ) : null}
        {older.map((one) => (
          <li key={one.version} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-2">
            <span className="grow">{line(one)}</span>
            <Button
              size="small"
              aria-pressed={since === one.version}
              onClick={() => setSince(since === one.version ? null : one.version)}
            >
              {_('legal.changesSince', { version: one.version })}
            </Button>
            <Summary locale={locale} text={one.summary} />
          </li>
        ))}
      </ul>
      {older.length === 0 ? <p className="text-label text-text-2">{_('legal.onlyVersion')}</p> : null}
      {since === null ? null : <Changes key={since} type={type} since={since} />}
    </div>
  );
}

/** What changed with a version, as staff wrote it. */
function Summary({ locale, text }: { locale: Locale; text: string }) {
  if (text === '') return null;
  return (
    <TextIn locale={locale} className="basis-full text-text-2">
      <p>{text}</p>
    </TextIn>
  );
}

function Changes({ type, since }: { type: LegalDocumentType; since: string }) {
  const { _ } = useLingui();
  const found = useQuery(legalVersionsQuery(useApi(), useLocale(), type, since));
  if (found.isError) return <Failed retry={() => void found.refetch()} />;
  if (!found.data) return <Loading />;
  const changes = found.data.changes ?? [];
  if (changes.length === 0) return <p className="text-label text-text-2">{_('legal.noChanges')}</p>;
  return (
    <section aria-label={_('legal.changesSince', { version: since })}>
      <TextIn
        locale={found.data.locale}
        className="flex max-w-measure flex-col gap-3 rounded-card bg-sunken p-4 text-label"
      >
        {changes.map((parts, at) => (
          <p key={at}>
            <TextDiff parts={parts} />
          </p>
        ))}
      </TextIn>
    </section>
  );
}

function Loading() {
  const { _ } = useLingui();
  return (
    <SkeletonRegion label={_('legal.versions')}>
      <Skeleton className="min-h-20" />
    </SkeletonRegion>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { _ } = useLingui();
  return (
    <Notice
      role="alert"
      tone="danger"
      action={
        <Button size="small" onClick={retry}>
          {_('legal.retry')}
        </Button>
      }
    >
      {_('legal.failed')}
    </Notice>
  );
}

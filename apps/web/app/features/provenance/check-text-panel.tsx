import type { SignedManifest } from '@dalil/domain/provenance/manifest.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckResult } from './check-result.tsx';
import { checkText, type TextCheck } from './check-text.ts';
import { findManifest } from './find-manifest.ts';
import type { ItemWithManifest } from './provenance.ts';
import { readPageText } from './read-page-text.ts';

type State =
  | { step: 'checking' }
  | { step: 'done'; signed: SignedManifest; check: TextCheck }
  | { step: 'failed'; why: 'offline' | 'server' | 'not-found' };

type CheckTextPanelProps = { item: ItemWithManifest; findRoot: () => HTMLElement | null };

/** STAFF-9: checks the text around it against its manifest, and says in plain words what was checked. */
export function CheckTextPanel({ item, findRoot }: CheckTextPanelProps) {
  const { _ } = useLingui();
  const { state, check } = useCheck(item, findRoot);
  if (state.step === 'checking') {
    return (
      <p role="status" className="mt-3 flex items-center gap-3 text-label text-text-2">
        <Skeleton className="size-4" />
        {_('provenance.checking')}
      </p>
    );
  }
  if (state.step === 'failed') {
    return (
      <Notice
        tone="warning"
        role="alert"
        className="mt-3"
        title={_(`provenance.problem.${state.why}`)}
        action={
          <Button size="small" onClick={() => void check()}>
            {_('provenance.again')}
          </Button>
        }
      />
    );
  }
  return <CheckResult signed={state.signed} check={state.check} className="mt-3" />;
}

function useCheck(item: ItemWithManifest, findRoot: () => HTMLElement | null) {
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const [state, setState] = useState<State>({ step: 'checking' });

  async function check(): Promise<void> {
    setState({ step: 'checking' });
    const found = await findManifest({ api, queries, locale }, item);
    const root = findRoot();
    if ('failed' in found) return setState({ step: 'failed', why: found.failed });
    const result = await checkText(found.signed, found.keys, root && readPageText(root));
    setState({ step: 'done', signed: found.signed, check: result });
  }

  useEffect(() => {
    void check();
    // Once for each text: the address of a page of another item mounts another panel.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [item.kind, item.id, locale]);
  return { state, check };
}

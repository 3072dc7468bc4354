import type { PageErrorKind } from '@dalil/domain/monitoring/page-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { announce } from '../features/announcer/announce.ts';
import { reloadOnce } from '../features/lazy-loading/reload-once.ts';
import { useOnline } from '../features/connection/use-online.ts';
import { Ltr } from '../language/bidi.tsx';
import { useLocale } from '../language/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { ErrorLayout, HelpButton, HomeButton, helpHref } from './error-layout.tsx';
import { type Translate, useErrorMessages } from './error-messages.ts';
import { type ErrorRecord, recordError } from './error-report.ts';

const RETRY_AFTER_S = 5;
/** A page that fails repeatedly is not retried automatically and links to help. */
const PATIENCE = 2;

const TEXTS: Record<PageErrorKind, { title: string; why: string; suggestions: string[] }> = {
  loading: {
    title: 'shell.error.loading',
    why: 'shell.error.loading.why',
    suggestions: ['shell.error.try.refresh', 'shell.error.try.connection'],
  },
  connection: {
    title: 'shell.error.connection',
    why: 'shell.error.connection.why',
    suggestions: ['shell.error.try.connection', 'shell.error.try.wait'],
  },
  display: {
    title: 'shell.error.display',
    why: 'shell.error.display.why',
    suggestions: ['shell.error.try.refresh', 'shell.error.try.home'],
  },
  unknown: {
    title: 'shell.error.unknown',
    why: 'shell.error.unexpected',
    suggestions: ['shell.error.try.wait', 'shell.error.try.home'],
  },
};

type CrashPageProps = { error: unknown; kind: PageErrorKind; name: string; message: string | null };

/** ERR-2, ERR-3: the page for an error during loading or rendering. */
export function CrashPage({ error, kind, name, message }: CrashPageProps) {
  const translate = useErrorMessages();
  const record = useErrorRecord(error, kind, name);
  useEffect(() => {
    if (kind === 'loading') reloadOnce();
  }, [kind]);
  const { title, why, suggestions } = TEXTS[kind];
  return (
    <ErrorLayout title={translate(title) ?? ''}>
      <p className="text-text-2">
        <bdi>{message ?? translate(why)}</bdi>
      </p>
      <Actions kind={kind} record={record} translate={translate} />
      <Suggestions keys={suggestions} translate={translate} />
      {record && <Support record={record} translate={translate} />}
    </ErrorLayout>
  );
}

function Actions({
  kind,
  record,
  translate,
}: {
  kind: PageErrorKind;
  record: ErrorRecord | null;
  translate: Translate;
}) {
  const isOnline = useOnline();
  const [isCancelled, setCancelled] = useState(false);
  const tryAgain = useTryAgain(kind);
  const isCounting = isOnline && !isCancelled && record !== null && record.count <= PATIENCE;
  const left = useCountdown(isCounting ? RETRY_AFTER_S : null, tryAgain);
  const countdown = left ? translate('shell.crash.countdown', { count: left }) : null;

  const speak = useEffectEvent(() => countdown && announce(countdown));
  useEffect(() => {
    if (left === RETRY_AFTER_S || left === 1) speak();
  }, [left]);

  return (
    <>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" data-needs-script onClick={tryAgain}>
          {translate('shell.crash.tryAgain')}
        </Button>
        <HomeButton label={translate('shell.crash.goHome') ?? ''} />
        <HelpButton errorId={record?.id} label={translate('shell.crash.getHelp') ?? ''} />
        <Button variant="ghost" data-needs-script onClick={() => void refreshForced()}>
          {translate('shell.crash.forceRefresh')}
        </Button>
      </div>
      {countdown && (
        <p className="flex flex-wrap items-center justify-center gap-2 text-meta text-text-2">
          {countdown}
          <Button size="small" onClick={() => setCancelled(true)}>
            {translate('shell.crash.cancel')}
          </Button>
        </p>
      )}
    </>
  );
}

function Suggestions({ keys, translate }: { keys: string[]; translate: Translate }) {
  const title = translate('shell.error.suggestions');
  if (!title) return null;
  return (
    <div className="text-start">
      <h2 className="mb-1 text-label font-semibold">{title}</h2>
      <ul className="list-disc ps-5 text-label text-text-2">
        {keys.map((key) => (
          <li key={key}>{translate(key)}</li>
        ))}
      </ul>
    </div>
  );
}

function Support({ record, translate }: { record: ErrorRecord; translate: Translate }) {
  const locale = useLocale();
  const hint = translate('shell.error.supportHint');
  return (
    <>
      <p className="text-meta text-text-3">
        {translate('shell.error.id')} <Ltr className="font-mono">{record.id}</Ltr>
      </p>
      {hint && record.count > PATIENCE && (
        <p className="text-label">
          <a href={helpHref(locale, record.id)} className="text-link">
            {hint}
          </a>
        </p>
      )}
    </>
  );
}

/** Loads the failed part again. A missing part of the site can only be loaded with a fresh document. */
function useTryAgain(kind: PageErrorKind): () => void {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  return () => {
    if (kind === 'loading') return location.reload();
    // Otherwise data that arrived but cannot be rendered would be taken from the cache again.
    queryClient.removeQueries({ predicate: ({ state }) => kind === 'display' || state.status === 'error' });
    void revalidate();
  };
}

/** Bypasses the browser's cache. */
async function refreshForced(): Promise<void> {
  await fetch(location.href, { cache: 'reload' }).catch(() => undefined);
  location.reload();
}

const SECOND_MS = 1000;

/** Counts whole seconds down from `start` and calls `onEnd` at 0. `null` does not count; a new `start` restarts the countdown. */
function useCountdown(start: number | null, onEnd: () => void): number | null {
  const [left, setLeft] = useState(start);
  const end = useEffectEvent(onEnd);

  useEffect(() => setLeft(start), [start]);

  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);

  return start === null ? null : left;
}

/** The record of a caught error; null on the server and until the page is hydrated. */
function useErrorRecord(error: unknown, kind: PageErrorKind, name: string): ErrorRecord | null {
  const [record, setRecord] = useState<ErrorRecord | null>(null);
  useEffect(() => setRecord(recordError(error, kind, name)), [error, kind, name]);
  return record;
}

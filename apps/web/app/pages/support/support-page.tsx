import { SUPPORT_RETENTION_DAYS, type SupportKind } from '@dalil/domain/quality/support-topics.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { listVisibleFacts } from '../../endpoints/guide.ts';
import { announce } from '../../features/announcer/announce.ts';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { messageStore, type Receipt } from '../../features/offline-sync/message-store.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { OperatorDetails } from '../../features/legal/operator-details.tsx';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { reportedPage } from '../../features/report/reported-page.ts';
import type { WaitingMessage } from '../../features/offline-sync/message-item.ts';
import { isolate, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EMERGENCY_FACTS } from './load-support.ts';
import { SupportForm } from './support-form.tsx';
import { topicKey } from './support-labels.ts';
import { useSupport } from './use-support.ts';
import { WaitingMessages } from './waiting-messages.tsx';

const LABELS = {
  support: { title: 'support.title', promise: 'support.promise' },
  contact: { title: 'support.contact.title', promise: 'support.contact.promise' },
} as const;

const OTHER_WAYS = {
  support: [
    { path: '/faq', name: 'shell.nav.faq' },
    { path: '/contact', name: 'shell.nav.contact' },
    { path: '/privacy', name: 'shell.nav.privacy' },
  ],
  contact: [
    { path: '/support', name: 'shell.nav.support' },
    { path: '/legal/content-policy', name: 'shell.nav.contentPolicy' },
    { path: '/privacy', name: 'shell.nav.privacy' },
  ],
} as const;

/**
 * Contact form for the site's operators. A message is stored on the device until it has arrived, and is answered with a reference
 * number.
 */
export function SupportPage({ kind }: { kind: SupportKind }) {
  const { _ } = useLingui();
  const form = useSupport(kind);

  function edit({ request }: WaitingMessage): void {
    form.startAnew();
    form.change({ topic: request.topic, message: request.message, replyAddress: request.replyAddress ?? '' });
  }

  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-10 wide:grid wide:grid-cols-3 wide:gap-x-14 wide:pt-4">
      <div className="flex min-w-0 max-w-measure flex-col gap-8 wide:col-span-2">
        <header className="flex flex-col gap-4">
          <h1 className="headline text-title">{_(LABELS[kind].title)}</h1>
          <p className="text-ui text-text-2">{_(LABELS[kind].promise)}</p>
          <Emergency />
        </header>
        <noscript>
          <p className="text-label">{_('support.no-script')}</p>
        </noscript>
        <FormOrOutcome kind={kind} form={form} />
        <WaitingMessages kind={kind} onEdit={edit} />
        {kind === 'contact' ? <OperatorDetails /> : null}
        <Receipts />
        {kind === 'support' ? <ReportFinder /> : null}
      </div>
      <Aside kind={kind} />
    </div>
  );
}

// Every page loads this page's queue code when it is idle, so the page contains no second form.
const ReportForm = lazyPart(
  async () => (await import('../../features/report/report-form.tsx')).ReportForm,
  <div className="min-h-screen" />,
);

const ReportFinder = lazyPart(
  async () => (await import('./report-finder.tsx')).ReportFinder,
  <div className="min-h-32" />,
);

/** The report of a page if the address names one, otherwise the form of the page. */
function FormOrOutcome({ kind, form }: { kind: SupportKind; form: ReturnType<typeof useSupport> }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { hash } = useLocation();
  // The server never receives the fragment.
  const reported = useSyncExternalStore(
    noChange,
    () => reportedPage(hash),
    () => null,
  );
  if (kind === 'support' && reported !== null) {
    return (
      <section id={hash.slice(1)} tabIndex={-1} aria-label={_('item.report.open')} data-needs-script="">
        <ReportForm key={reported} page={reported} />
        <Link to={toLocale('/support')} className="mt-4 text-link inline-flex min-h-11 items-center text-label">
          {_('support.other-message')}
        </Link>
      </section>
    );
  }
  if (form.isHandedOver) return <HandedOver receipt={form.receipt} onAgain={form.startAnew} />;
  return <SupportForm kind={kind} form={form} />;
}

function noChange(): () => void {
  return () => {};
}

function Emergency() {
  const { _ } = useLingui();
  const { data: facts } = useSuspenseQuery(listVisibleFacts({ locale: useLocale(), ids: EMERGENCY_FACTS }));
  return (
    <Notice tone="warning" title={_('support.emergency')}>
      <ul className="flex flex-wrap gap-x-6">
        {facts.map((fact) => (
          <li key={fact.id}>
            {fact.label}: <FactValue fact={fact} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Aside({ kind }: { kind: SupportKind }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const titleId = useId();
  return (
    <div className="flex flex-col gap-6 print:hidden">
      <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-5 text-label">
        <h2 id={titleId} className="mb-2 text-name font-strong">
          {_('support.what-happens')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-5 text-text-2">
          <li>{_('support.who-reads')}</li>
          <li>{_('support.who-answers')}</li>
          <li>{_('support.kept', { count: SUPPORT_RETENTION_DAYS })}</li>
        </ul>
      </section>
      <nav aria-label={_('support.other-ways')}>
        <h2 className="mb-2 text-name font-strong">{_('support.other-ways')}</h2>
        <ul>
          {OTHER_WAYS[kind].map(({ path, name }) => (
            <li key={path} className="border-t border-line">
              <Link to={toLocale(path)} className="text-link inline-flex min-h-11 items-center text-label">
                {_(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type HandedOverProps = { receipt: Receipt | undefined; onAgain: () => void };

/** Replaces the form after sending: the message has arrived, with its number, or is waiting below. */
function HandedOver({ receipt, onAgain }: HandedOverProps) {
  const { _ } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const number = receipt ? _('item.report.reference', { reference: isolate(receipt.reference) }) : null;
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (number) announce(number);
  }, [number]);
  const Icon = receipt ? CircleCheck : Clock;
  return (
    <section
      className={`flex flex-col gap-4 rounded-card border border-line p-5 ${receipt ? 'bg-success-soft' : 'bg-info-soft'}`}
    >
      <h2
        ref={title}
        tabIndex={-1}
        className={`flex items-start gap-3 text-name font-strong ${receipt ? 'text-success' : 'text-info'}`}
      >
        <Icon aria-hidden className="icon mt-px" />
        {_(receipt ? 'support.sent' : 'support.waiting')}
      </h2>
      {number ? <p className="text-ui font-semibold">{number}</p> : null}
      <p className="text-label text-text-2">{_(receipt ? 'support.sent-keep' : 'support.waiting-keep')}</p>
      <div>
        <Button onClick={onAgain}>{_('support.again')}</Button>
      </div>
    </section>
  );
}

/** The reference numbers of messages sent from this device. */
function Receipts() {
  const { _ } = useLingui();
  const format = useFormat();
  const titleId = useId();
  const { receipts } = useMessages();
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {_('support.receipts.title')}
      </h2>
      <p className="mb-2 text-label text-text-2">{_('support.receipts.hint')}</p>
      <ul className="mb-3 border-t border-line">
        {receipts.map(({ key, reference, topic, sentAt }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 text-label">
            <Ltr className="font-mono font-semibold">{reference}</Ltr>
            <span>{_(topicKey(topic))}</span>
            <span className="text-meta text-text-3">{format.shortDate(sentAt)}</span>
          </li>
        ))}
      </ul>
      <Button size="small" variant="ghost" onClick={messageStore.forgetReceipts}>
        {_('support.receipts.forget')}
      </Button>
    </section>
  );
}

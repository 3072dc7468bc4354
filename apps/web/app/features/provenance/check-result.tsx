import type { SignedManifest } from '@dalil/domain/provenance/manifest.ts';
import { PART_NAMES } from '@dalil/domain/provenance/text-parts.ts';
import { useLingui } from '@lingui/react';
import { Check, Download, Minus, X } from 'lucide-react';
import { isolate, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { downloadFile } from '../share/download-file.ts';
import { isGenuine, type TextCheck } from './check-text.ts';

type CheckResultProps = { signed: SignedManifest; check: TextCheck; className?: string };

/** The outcome of a check: whether all of it holds, what was compared, and what the manifest says about the text. */
export function CheckResult({ signed, check, className }: CheckResultProps) {
  const { _ } = useLingui();
  const { manifest } = signed;
  const title = isGenuine(check) ? (check.text ? 'provenance.same' : 'provenance.signed') : titleOfFailure(check);
  const isUndecided = check.signature === 'unsupported';
  return (
    <div className={className}>
      <Notice role="status" tone={isGenuine(check) ? 'success' : isUndecided ? 'warning' : 'danger'} title={_(title)}>
        <ul className="flex flex-col gap-1">
          {useLines(check).map(({ key, isRight, text }) => (
            <li key={key} className="flex items-start gap-2">
              <LineIcon isRight={isRight} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Notice>
      <ManifestFacts manifest={manifest} />
      <p className="mt-3 text-meta text-text-2">{_('provenance.meaning')}</p>
      <Button size="small" className="mt-3" onClick={() => save(signed)}>
        <Download aria-hidden className="icon-small" />
        {_('provenance.save')}
      </Button>
    </div>
  );
}

function titleOfFailure({ signature, text }: TextCheck): string {
  if (signature === 'unsupported') return 'provenance.undecided';
  if (signature !== 'valid') return 'provenance.not-signed';
  if (text && !text.isSameItem) return 'provenance.other-item';
  if (text && !text.isSameLanguage) return 'provenance.other-language';
  return 'provenance.different';
}

function LineIcon({ isRight }: { isRight: boolean | null }) {
  const Icon = isRight === null ? Minus : isRight ? Check : X;
  return <Icon aria-hidden className="icon-small mt-0.5" />;
}

type Line = { key: string; isRight: boolean | null; text: string };

/** What was checked, one line each. */
function useLines({ signature, text }: TextCheck): Line[] {
  const { _ } = useLingui();
  const format = useFormat();
  const signed: Line = {
    key: 'signature',
    isRight: signature === 'unsupported' ? null : signature === 'valid',
    text: _(`provenance.signature.${signature}`),
  };
  if (text === null) return [signed];
  const names = format.list(
    text.differing.map((name) => _(`provenance.part.${PART_NAMES.includes(name) ? name : 'other'}`)),
  );
  const words: Line = {
    key: 'words',
    isRight: text.isSame,
    text: text.isSame ? _('provenance.words.same') : wordsText(names),
  };
  const facts: Line = {
    key: 'facts',
    isRight: text.wrongFacts.length === 0,
    text:
      text.wrongFacts.length === 0
        ? _('provenance.facts.same', { count: text.factCount })
        : _('provenance.facts.different', { count: text.wrongFacts.length }),
  };
  return [signed, words, ...(text.factCount > 0 ? [facts] : [])];

  function wordsText(differing: string): string {
    return differing === '' ? _('provenance.words.other') : _('provenance.words.different', { parts: differing });
  }
}

/** What the manifest says, in a few lines. */
function ManifestFacts({ manifest }: Pick<SignedManifest, 'manifest'>) {
  const { _ } = useLingui();
  const format = useFormat();
  const { subject, method, tool, approvals, corrections, sources, facts, key, previous } = manifest;
  const roles = approvals.by.map(({ role }) => _(`provenance.role.${role ?? 'unknown'}`));
  const last = corrections.at(-1);
  return (
    <ul className="mt-3 flex flex-col gap-1 text-label text-text-2">
      <li>{_('provenance.version', { version: subject.version, date: format.shortDate(manifest.updatedAt) })}</li>
      <li>
        {_(`provenance.method.${method}`)}
        {tool ? <> {_(`provenance.tool.${tool.kind}`, { name: isolate(tool.name) })}</> : null}
      </li>
      <li>
        {approvals.count === 0
          ? _('provenance.approvals.none')
          : _('provenance.approvals', { count: approvals.count, roles: format.list(roles) })}
      </li>
      <li>{_('provenance.references', { sources: sources.length, facts: facts.length })}</li>
      {last ? (
        <li>
          {_('provenance.corrected', { count: corrections.length, note: last.note, date: format.shortDate(last.at) })}
        </li>
      ) : null}
      {previous ? <li>{_('provenance.previous', { version: previous.version })}</li> : null}
      <li>
        {_('provenance.key')} <Ltr className="tabular">{key}</Ltr>
      </li>
    </ul>
  );
}

function save(signed: SignedManifest): void {
  const { kind, id, language } = signed.manifest.subject;
  const text = JSON.stringify(signed, null, 2);
  downloadFile(new Blob([text], { type: 'application/json' }), `${kind}-${id}-${language}.provenance.json`);
}

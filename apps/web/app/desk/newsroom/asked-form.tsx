import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { ASKED_LIMITS, type AskedKind } from '@dalil/domain/guide/asked-as.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { type AskedQuestions, askedQuery } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { countQuestions, linesOf, pathOf } from './asked-lines.ts';
import { LoadedPanel } from './loaded-panel.tsx';
import { useAskedForm } from './use-asked-form.ts';

/** CHAT-2: the questions by which the assistant finds something, in each language one a line. */
export function AskedForm({ kind, id }: { kind: AskedKind; id: string }) {
  const found = useQuery({ ...askedQuery(useApi(), { kind, id }), staleTime: 0, retry: false });
  return <LoadedPanel query={found}>{(stored) => <Questions stored={stored} />}</LoadedPanel>;
}

function Questions({ stored }: { stored: AskedQuestions }) {
  const { _ } = useLingui();
  const form = useAskedForm(stored);
  const { lines, errors, isSaving, isConflict } = form;
  const mayWrite = isAllowed(useSession()?.actor.role ?? 'user', 'newsroom:write:any');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isConflict) void form.save();
      }}
      className="flex max-w-measure flex-col gap-4 text-text"
    >
      <p className="text-label text-text-2">{_('editor.asked.promise')}</p>
      {mayWrite ? null : <p className="text-label text-text-2">{_('editor.asked.byEditor')}</p>}
      {isConflict ? <Conflict stored={stored} form={form} /> : null}
      {errors.failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(errors.failure.key, errors.failure.values)}
        </Notice>
      )}
      {LOCALES.map((locale) => (
        <TextAreaField
          key={locale}
          {...errors.of(pathOf(locale))}
          rows={6}
          lang={locale}
          dir={LOCALE_INFO[locale].dir}
          readOnly={!mayWrite}
          label={<span className="font-system">{LOCALE_INFO[locale].nativeName}</span>}
          note={_('editor.asked.count', { count: countQuestions(lines[locale]), most: ASKED_LIMITS.questions })}
          hint={_('editor.asked.hint', { most: ASKED_LIMITS.letters })}
          value={lines[locale]}
          onChange={({ currentTarget }) => form.change(locale, currentTarget.value)}
        />
      ))}
      {mayWrite ? (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" aria-disabled={isSaving || isConflict || !form.isChanged}>
            {_(isSaving ? 'newsroom.saving' : 'editor.asked.save')}
          </Button>
          {form.undo === null ? null : <Button onClick={form.undo}>{_('editor.asked.undo')}</Button>}
        </div>
      ) : null}
    </form>
  );
}

/** What another user saved meanwhile, beside what is typed. */
function Conflict({ stored, form }: { stored: AskedQuestions; form: ReturnType<typeof useAskedForm> }) {
  const { _ } = useLingui();
  const theirs = linesOf(stored.asked);
  return (
    <Notice role="alert" tone="warning" title={_('editor.asked.conflict')}>
      <p>{_('newsroom.conflict.hint')}</p>
      {LOCALES.filter((locale) => theirs[locale] !== form.lines[locale]).map((locale) => (
        <div key={locale} className="flex flex-col gap-1 rounded-control bg-surface p-3 text-text">
          <p className="font-system font-semibold">{LOCALE_INFO[locale].nativeName}</p>
          <p lang={locale} dir={LOCALE_INFO[locale].dir} className="whitespace-pre-wrap">
            {theirs[locale]}
          </p>
        </div>
      ))}
      <div className="flex flex-wrap gap-3 pt-2">
        <Button onClick={form.keepMine}>{_('newsroom.conflict.mine')}</Button>
        <Button onClick={form.takeTheirs}>{_('newsroom.conflict.theirs')}</Button>
      </div>
    </Notice>
  );
}

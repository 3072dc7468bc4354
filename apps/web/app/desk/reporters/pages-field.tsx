import { REPORTER_LIMITS } from '@dalil/domain/reporters/reporter.ts';
import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';

export type PageRow = { key: number; name: string; url: string; isOfficial: boolean };

type PagesFieldProps = {
  pages: readonly PageRow[];
  onChange: (pages: readonly PageRow[]) => void;
  error?: string | undefined;
  id?: string | undefined;
};

/** The pages that a reporter reads, each with its name, address and whether it is official. */
export function PagesField({ pages, onChange, error, id }: PagesFieldProps) {
  const { _ } = useLingui();
  const change = (key: number, next: Partial<PageRow>) =>
    onChange(pages.map((page) => (page.key === key ? { ...page, ...next } : page)));
  const add = () =>
    onChange([
      ...pages,
      { key: Math.max(-1, ...pages.map(({ key }) => key)) + 1, name: '', url: '', isOfficial: false },
    ]);
  return (
    <Fieldset id={id} tabIndex={-1} legend={_('reporters.pages')} className="gap-4">
      {error === undefined ? null : <p className="text-label font-semibold text-danger">{error}</p>}
      {pages.map(({ key, name, url, isOfficial }, at) => (
        <div key={key} className="flex flex-col gap-3 border-s-2 border-line ps-3">
          <TextField
            label={_('reporters.pageName', { number: at + 1 })}
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
          />
          <TextField
            type="url"
            inputMode="url"
            dir="ltr"
            label={_('reporters.pageUrl', { number: at + 1 })}
            maxLength={500}
            value={url}
            onChange={({ currentTarget }) => change(key, { url: currentTarget.value })}
          />
          <CheckboxRow
            label={_('reporters.pageOfficial')}
            checked={isOfficial}
            onChange={({ currentTarget }) => change(key, { isOfficial: currentTarget.checked })}
          />
          <div>
            <Button size="small" onClick={() => onChange(pages.filter((page) => page.key !== key))}>
              {_('reporters.pageRemove', { number: at + 1 })}
            </Button>
          </div>
        </div>
      ))}
      {pages.length >= REPORTER_LIMITS.pages ? null : (
        <div>
          <Button size="small" onClick={add}>
            {_('reporters.pageAdd')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

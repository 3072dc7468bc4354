import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';

type FilterBarProps = {
  label: string;
  search: string;
  /** What the address has besides the fields. */
  hidden?: Readonly<Record<string, string | null | undefined>>;
  children?: ReactNode;
  find: string;
};

const CONTROL = 'h-11 min-w-0 wide:h-8 rounded-control border border-line-strong bg-surface px-2 text-meta text-text';

/** The filters of a list in one row. A plain form, so it also works without scripts; with them a choice applies at once. */
export function FilterBar({ label, search, hidden = {}, children, find }: FilterBarProps) {
  return (
    <Form
      key={JSON.stringify([search, hidden])}
      method="get"
      role="search"
      preventScrollReset
      aria-label={label}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
      className="flex min-h-8 flex-wrap items-center gap-2"
    >
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <input
        type="search"
        name="q"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        defaultValue={search}
        className={`${CONTROL} grow max-medium:basis-full medium:max-w-field`}
      />
      {children}
      <Button type="submit" size="small" className="max-wide:min-h-11 desk-control">
        {find}
      </Button>
    </Form>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

/** A filter whose first choice is all of it; the label stands in that choice. */
export function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  const { _ } = useLingui();
  return (
    <select
      key={value}
      name={name}
      aria-label={label}
      defaultValue={value}
      className={`${CONTROL} ${value === '' ? '' : 'border-accent font-semibold'}`}
    >
      <option value="">{_('desk.filter.any', { name: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

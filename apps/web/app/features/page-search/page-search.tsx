import { TextField } from '../../ui/field.tsx';

type PageSearchProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (search: string) => void;
  /** The number of results, as text. Empty while nothing is typed. */
  result: string;
};

/** A search box over the entries of the page. It needs scripts: without them all entries are visible. */
export function PageSearch({ label, hint, value, onChange, result }: PageSearchProps) {
  return (
    <search className="print:hidden flex flex-col gap-2" data-needs-script="">
      <TextField
        type="search"
        label={label}
        hint={hint}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status" className="min-h-6 text-label text-text-2">
        {result}
      </p>
    </search>
  );
}

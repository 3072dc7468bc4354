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
    <search className="relative max-w-measure print:hidden" data-needs-script="">
      <TextField
        type="search"
        label={label}
        hint={hint}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {/* Beside the label, where its space is free before anything is found. */}
      <p role="status" className="absolute end-0 top-0 text-label text-text-2">
        {result}
      </p>
    </search>
  );
}

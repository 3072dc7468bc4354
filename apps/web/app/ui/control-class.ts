/** The style of input controls, for fields without a label. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2 font-sans text-ui text-text placeholder:text-text-3 aria-invalid:border-2 aria-invalid:border-danger high-contrast:border-2 disabled:bg-sunken disabled:text-text-3';

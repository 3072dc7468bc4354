import { useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../language/use-format.ts';

type RangeFieldProps = {
  label: string;
  value: number;
  limits: { least: number; most: number; step: number };
  /** Called once, when the thumb is released. */
  onChange: (value: number) => void;
};

/** A value between two limits, displayed in percent while the thumb is dragged. */
export function RangeField({ label, value, limits, onChange }: RangeFieldProps) {
  const id = useId();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [drawn, setDrawn] = useState<number | null>(null);
  const visible = drawn ?? value;
  const text = format.percent(visible);

  // React's change event fires with every step of the thumb. The browser's fires when it is released.
  useEffect(() => {
    const element = input.current;
    const onRest = () => {
      setDrawn(null);
      if (element) onChange(Number(element.value));
    };
    element?.addEventListener('change', onRest);
    return () => element?.removeEventListener('change', onRest);
  }, [onChange]);

  return (
    <div className="flex flex-col">
      <span className="flex justify-between gap-4">
        <label htmlFor={id} className="text-label font-semibold">
          {label}
        </label>
        <span aria-hidden className="tabular text-meta text-text-3">
          {text}
        </span>
      </span>
      <input
        ref={input}
        id={id}
        type="range"
        min={limits.least}
        max={limits.most}
        step={limits.step}
        value={visible}
        aria-valuetext={text}
        onChange={({ currentTarget }) => setDrawn(Number(currentTarget.value))}
        className="min-h-11 w-full accent-accent"
      />
    </div>
  );
}

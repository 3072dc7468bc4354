import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from './field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange' | 'dir'> & {
  /** Null while nothing usable is typed. */
  value: number | null;
  onNumber: (value: number | null) => void;
  /** The error for a text that is no number. */
  wrong: ReactNode;
};

/** A number in the digits of any script. A control of the type `number` refuses what keyboards of other languages write. */
export function NumberField({ value, onNumber, wrong, error, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && readWrittenNumber(typed) === value;
  const isWrong = isTyped && value === null && typed.trim() !== '';
  return (
    <TextField
      {...props}
      dir="ltr"
      inputMode="decimal"
      error={isWrong ? wrong : error}
      value={isTyped ? typed : value === null ? '' : String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onNumber(readWrittenNumber(currentTarget.value));
      }}
    />
  );
}

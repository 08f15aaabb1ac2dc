import { TextField, type TextFieldProps } from '@qlaim/web-kit';
import type { ChangeEvent } from 'react';

interface NumberFieldProps extends TextFieldProps {
  /** Called with each change: whether it was refused because it has letters. */
  onLetters: (has: boolean) => void;
}

/** The input of react-phone-number-input, which would leave letters out without a word. Here, a change with letters is refused. */
export function NumberField({ onLetters, onChange, ...rest }: NumberFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const letters = /\p{L}/u.test(event.target.value);
    onLetters(letters);
    if (!letters) onChange?.(event);
  }
  return <TextField {...rest} onChange={change} />;
}

import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { Field, type FieldLook } from './Field.tsx';

const PLACES = [0, 1, 2, 3, 4, 5];
const DIGITS = PLACES.length;

export interface OtpFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'>,
    FieldLook {
  value: string;
  /** Receives at most six digits. The field drops all other characters. */
  onChange: (digits: string) => void;
  /** Called once, on the sixth digit. */
  onComplete?: ((digits: string) => void) | undefined;
}

/** A single input over six drawn cells, so that paste, autofill and screen readers work. */
export function OtpField(props: OtpFieldProps) {
  const { id, label, help, error, value, onChange, onComplete, className, onFocus, onBlur, ...rest } = props;
  const [focused, setFocused] = useState(false);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '').slice(0, DIGITS);
    onChange(digits);
    if (digits.length === DIGITS && value.length < DIGITS) onComplete?.(digits);
  }

  const cells = PLACES.map((place) => {
    const here = focused && place === Math.min(value.length, DIGITS - 1);
    return (
      <span key={place} className={here ? 'qk-otp-cell qk-otp-here' : 'qk-otp-cell'}>
        {value[place]}
      </span>
    );
  });

  return (
    <Field id={id} label={label} help={help} error={error} className={className}>
      {(aria) => (
        <span className="qk-otp" dir="ltr">
          <span className="qk-otp-cells" aria-hidden="true">
            {cells}
          </span>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...rest}
            {...aria}
            type="text"
            pattern="[0-9]*"
            className="qk-otp-input"
            value={value}
            onChange={change}
            onSelect={(event) => caretToEnd(event.currentTarget)}
            onFocus={(event) => {
              setFocused(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              onBlur?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}

/** The caret is invisible, so it stays at the place of the next digit. A selection stays unchanged. */
function caretToEnd(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === selectionEnd && selectionEnd !== value.length) {
    input.setSelectionRange(value.length, value.length);
  }
}

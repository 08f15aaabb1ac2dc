import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { Field, type FieldLook } from './Field.tsx';

const PLACES = [0, 1, 2, 3, 4, 5];
const DIGITS = PLACES.length;

export interface OtpFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'>,
    FieldLook {
  value: string;
  /** Called with digits only, six at most; whatever else was typed or pasted is left out. */
  onChange: (digits: string) => void;
  /** Called once when the sixth digit is there. */
  onComplete?: ((digits: string) => void) | undefined;
}

/** One true input, so that paste, autofill from a message and screen readers work; the six cells are drawn behind it. */
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
        <span className="qk-otp">
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

/** The caret can't be seen between the cells, so it stays where the next digit goes; a selection stays as it is. */
function caretToEnd(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === selectionEnd && selectionEnd !== value.length) {
    input.setSelectionRange(value.length, value.length);
  }
}

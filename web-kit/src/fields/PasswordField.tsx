import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** The label of the button that shows the characters. */
  showLabel?: string | undefined;
}

export function PasswordField({ showLabel = 'Show the characters', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="qk-affix-button"
      aria-label={showLabel}
      aria-pressed={shown}
      title={showLabel}
      disabled={props.disabled}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </button>
  );
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={toggle}
    />
  );
}

import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="qk-affix-button"
      aria-label="Show the characters"
      aria-pressed={shown}
      title={shown ? 'Hide' : 'Show'}
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
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={toggle}
    />
  );
}

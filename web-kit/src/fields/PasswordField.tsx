import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { useKitTexts } from '../kit-context.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

export function PasswordField(props: PasswordFieldProps) {
  const { showCharacters } = useKitTexts();
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="qk-affix-button"
      aria-label={showCharacters}
      aria-pressed={shown}
      title={showCharacters}
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

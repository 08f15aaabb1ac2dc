import { TextField, type TextFieldProps } from '@qlaim/web-kit';

/** Shown in lower case, as it is kept. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return <TextField label="Email" autoCapitalize="none" className="qu-lowercase" {...props} type="email" />;
}

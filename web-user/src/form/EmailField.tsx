import { TextField, type TextFieldProps } from '@qlaim/web-kit';

/** The field shows lower case because the server stores emails in lower case. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'> & { label?: string }) {
  return (
    <TextField
      label="Email"
      autoCapitalize="none"
      className="qu-lowercase"
      dir="ltr"
      {...props}
      type="email"
    />
  );
}

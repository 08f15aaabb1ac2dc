import { TextField, type TextFieldProps } from '@qlaim/web-kit';

/** The field shows lower case because the server stores emails in lower case. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoCapitalize="none" className="qu-lowercase" dir="ltr" {...props} type="email" />;
}

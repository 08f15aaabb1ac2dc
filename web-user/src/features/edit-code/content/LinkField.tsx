import { TextField, type TextFieldProps } from '@qlaim/web-kit';

/** A field for an address. It has no type url, because browsers would refuse addresses without a scheme first. */
export const LinkField = (props: TextFieldProps) => (
  <TextField
    dir="ltr"
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

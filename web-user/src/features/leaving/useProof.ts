import { ApiError, FORM_MESSAGES, type Leaving, Otp } from '@qlaim/backend/contract';
import { useEffect, useRef, useState } from 'react';

/** The password or the mailed code, as a form holds it. */
export interface ProofForm {
  readonly kind: Leaving['proof'];
  readonly value: string;
  readonly error: string | undefined;
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly change: (value: string) => void;
  /** Returns the body of the call; undefined after an empty field has got its message and the focus. */
  readonly read: () => { readonly password: string } | { readonly otp: string } | undefined;
  /** Shows the refusal at the field. False where it concerns something else. */
  readonly refuse: (error: unknown) => boolean;
}

export function useProof(kind: Leaving['proof']): ProofForm {
  const [value, setValue] = useState('');
  const [error, setError] = useState<{ readonly message: string }>();
  const field = useRef<HTMLInputElement>(null);

  const fail = (message: string) => setError({ message });

  // After the question above the form has closed and given the focus back.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  return {
    kind,
    value,
    error: error?.message,
    field,
    change: (changed) => {
      setValue(changed);
      setError(undefined);
    },
    read: () => {
      if (kind === 'password' && value !== '') return { password: value };
      if (kind === 'code' && Otp.safeParse(value).success) return { otp: value };
      fail(kind === 'password' ? FORM_MESSAGES.passwordRequired : FORM_MESSAGES.otpInvalid);
      return undefined;
    },
    refuse: (reason) => {
      const own =
        reason instanceof ApiError && (reason.code === 'password_wrong' || reason.code === 'otp_invalid');
      if (own) fail(reason.message);
      return own;
    },
  };
}

import { LIMITS } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { PasswordField, type PasswordFieldProps } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { PasswordStrength } from '../../form/PasswordStrength.tsx';

interface NewPasswordFieldProps extends PasswordFieldProps {
  typed: string | undefined;
  /** What a password should not contain. */
  personal: readonly (string | undefined)[];
}

/** A new password, with how strong it is. */
export const NewPasswordField = ({ typed = '', personal, ...field }: NewPasswordFieldProps) => (
  <PasswordField
    autoComplete="new-password"
    help={
      <PasswordStrength
        password={typed}
        personal={personal.map((word) => word ?? '')}
        start={useTexts(ACCOUNT).fields.atLeast(LIMITS.password.min)}
        levels={useTexts(ACCOUNT).fields.strength}
      />
    }
    {...field}
  />
);

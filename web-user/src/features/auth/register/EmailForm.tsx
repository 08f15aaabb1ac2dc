import type { SignedUpUser } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { showIssues } from '../../../api/failure.ts';
import { EmailField } from '../../../form/EmailField.tsx';
import { useField } from '../../../shell/texts/useField.ts';
import { FormFailure } from '../FormFailure.tsx';
import { ContinueWithGoogle } from '../google/ContinueWithGoogle.tsx';
import { resolverOf, useReporting, useRulesSoon } from '../load-rules.ts';
import { OtherWays } from './OtherWays.tsx';
import { REGISTER_FIELDS, useRegister } from './register.ts';
import { waysFor } from './sign-up-ways.ts';

const EMAIL_FIELDS = { names: ['email'] } as const;

interface EmailFormProps {
  code: string;
  onRegistered: (user: SignedUpUser) => void;
}

/** The sign-up for a scanned code by email alone (decision 84). */
export function EmailForm({ code, onRegistered }: EmailFormProps) {
  const { fields, signUp } = useTexts(ACCOUNT);
  useRulesSoon();
  const form = useForm({
    resolver: resolverOf(({ emailRules }) => emailRules),
    defaultValues: { email: '' },
  });
  const register = useRegister();
  const field = useField(form);
  const send = useReporting(
    form.handleSubmit(({ email }) =>
      register.mutate(
        { email, link: code },
        {
          onSuccess: ({ user }) => onRegistered(user),
          onError: (error) => showIssues(error, EMAIL_FIELDS, form.setError),
        },
      ),
    ),
  );
  return (
    <>
      <form className="qu-form" onSubmit={send} noValidate>
        <EmailField
          label={fields.email}
          autoComplete="username"
          autoFocus
          help={signUp.later}
          {...field('email')}
        />
        <FormFailure error={register.error} fields={REGISTER_FIELDS} />
        <Button type="submit" busy={register.isPending} wide>
          {signUp.sendCode}
        </Button>
      </form>
      <ContinueWithGoogle code={code} />
      <OtherWays code={code}>
        <Link to={waysFor(code).withPassword}>{signUp.withPassword}</Link>
      </OtherWays>
    </>
  );
}

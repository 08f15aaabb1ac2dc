import { LIMITS, type SignedUpUser } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, PasswordField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { showIssues } from '../../../api/failure.ts';
import { EmailField } from '../../../form/EmailField.tsx';
import { NameFields } from '../../../form/NameFields.tsx';
import { PasswordStrength } from '../../../form/PasswordStrength.tsx';
import { useField } from '../../../shell/texts/useField.ts';
import { FormFailure } from '../FormFailure.tsx';
import { ContinueWithGoogle } from '../google/ContinueWithGoogle.tsx';
import { resolverOf, useReporting, useRulesSoon } from '../load-rules.ts';
import { OtherWays } from './OtherWays.tsx';
import { REGISTER_FIELDS, useRegister } from './register.ts';
import { waysFor } from './sign-up-ways.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

interface RegisterFormProps {
  code: string | undefined;
  onRegistered: (user: SignedUpUser) => void;
}

/** The form validates on change (specification section 5). */
export function RegisterForm({ code, onRegistered }: RegisterFormProps) {
  const { fields, signUp } = useTexts(ACCOUNT);
  useRulesSoon();
  const form = useForm({
    resolver: resolverOf(({ registerRules }) => registerRules),
    defaultValues: EMPTY,
    mode: 'onChange',
  });
  const register = useRegister();

  const field = useField(form);

  const typed = useWatch({ control: form.control });

  const submit = form.handleSubmit((values) =>
    register.mutate(
      { ...values, ...(code === undefined ? {} : { link: code }) },
      {
        onSuccess: ({ user }) => onRegistered(user),
        onError: (error) => showIssues(error, REGISTER_FIELDS, form.setError),
      },
    ),
  );
  const send = useReporting(submit);

  return (
    <>
      <form className="qu-form" onSubmit={send} noValidate>
        <div className="qu-names">
          <NameFields
            first={{ label: fields.firstName, ...field('firstName') }}
            last={{ label: fields.lastName, ...field('lastName') }}
          />
        </div>
        <EmailField label={fields.email} autoComplete="username" {...field('email')} />
        <PasswordField
          label={fields.password}
          autoComplete="new-password"
          help={
            <PasswordStrength
              password={typed.password ?? ''}
              personal={[typed.email ?? '', typed.firstName ?? '', typed.lastName ?? '']}
              start={fields.atLeast(LIMITS.password.min)}
              levels={fields.strength}
            />
          }
          {...field('password')}
        />
        <FormFailure error={register.error} fields={REGISTER_FIELDS} />
        <Button type="submit" busy={register.isPending} wide>
          {signUp.submit}
        </Button>
      </form>
      <ContinueWithGoogle code={code} />
      <OtherWays code={code}>
        {code === undefined ? null : <Link to={waysFor(code).byEmail}>{signUp.emailAlone}</Link>}
      </OtherWays>
    </>
  );
}

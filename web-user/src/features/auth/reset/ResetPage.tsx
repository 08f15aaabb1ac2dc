import { LIMITS } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, LinkButton, Notice, PasswordField, useTitle } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { showIssues } from '../../../api/failure.ts';
import { PasswordStrength } from '../../../form/PasswordStrength.tsx';
import { useField } from '../../../shell/texts/useField.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { resolverOf, useReporting, useRulesSoon } from '../load-rules.ts';
import { useResetPassword } from './reset-password.ts';

/** The page behind the mailed link /reset?token=… (specification section 2). */
export function ResetPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const { title } = useTexts(ACCOUNT).reset;
  useTitle(title);
  return (
    <AuthLayout title={title} code={undefined} stepsDone={0}>
      {token ? <NewPasswordForm token={token} /> : <IncompleteLink />}
    </AuthLayout>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const { fields, reset: words } = useTexts(ACCOUNT);
  useRulesSoon();
  const form = useForm({
    resolver: resolverOf(({ newPasswordRules }) => newPasswordRules),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const reset = useResetPassword(token);
  const field = useField(form);
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = useReporting(
    form.handleSubmit(({ password }) =>
      reset.mutate(password, { onError: (error) => showIssues(error, ['password'], form.setError) }),
    ),
  );
  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <PasswordField
        label={fields.newPassword}
        autoComplete="new-password"
        help={
          <PasswordStrength
            password={typed ?? ''}
            personal={[]}
            start={fields.atLeast(LIMITS.password.resetMin)}
            levels={fields.strength}
          />
        }
        {...field('password')}
      />
      <PasswordField
        label={fields.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <FormFailure error={reset.error} />
      <Button type="submit" busy={reset.isPending} wide>
        {words.submit}
      </Button>
    </form>
  );
}

function IncompleteLink() {
  const { incomplete, incompleteAdvice, signIn } = useTexts(ACCOUNT).reset;
  return (
    <Notice tone="danger" title={incomplete} action={<LinkButton href="/login">{signIn}</LinkButton>}>
      {incompleteAdvice}
    </Notice>
  );
}

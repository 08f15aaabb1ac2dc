import { ApiError, LIMITS } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, LinkButton, Notice, PasswordField, useTitle, Waiting } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { showIssues } from '../../../api/failure.ts';
import { PasswordStrength } from '../../../form/PasswordStrength.tsx';
import { useField } from '../../../shell/texts/useField.ts';
import { useSay } from '../../../shell/texts/useSay.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { resolverOf, useReporting, useRulesSoon } from '../load-rules.ts';
import { ResetRequestDialog } from './ResetRequestDialog.tsx';
import { NEW_PASSWORD_FIELDS, useResetLink, useResetPassword } from './reset-password.ts';

/** The page behind the mailed link /reset?token=… (specification section 2). */
export function ResetPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const { title } = useTexts(ACCOUNT).reset;
  useTitle(title);
  return (
    <AuthLayout title={title} code={undefined} stepsDone={0}>
      {token ? <OpenedLink token={token} /> : <IncompleteLink />}
    </AuthLayout>
  );
}

function OpenedLink({ token }: { token: string }) {
  const { title } = useTexts(ACCOUNT).reset;
  const { isPending, error } = useResetLink(token);
  if (isPending) return <Waiting label={title} />;
  // Without an answer, the form says itself what is wrong.
  return error instanceof ApiError && error.code === 'reset_token_invalid' ? (
    <DeadLink message={error.message} />
  ) : (
    <NewPasswordForm token={token} />
  );
}

/** Says that the link has ended, and offers another one. */
function DeadLink({ message }: { message: string }) {
  const { another } = useTexts(ACCOUNT).reset;
  const say = useSay();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice
        tone="danger"
        title={say(message)}
        action={<Button onClick={() => setAsking(true)}>{another}</Button>}
      />
      <ResetRequestDialog open={asking} onClose={() => setAsking(false)} />
    </>
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
      reset.mutate(password, { onError: (error) => showIssues(error, NEW_PASSWORD_FIELDS, form.setError) }),
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
      <FormFailure error={reset.error} fields={NEW_PASSWORD_FIELDS} />
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

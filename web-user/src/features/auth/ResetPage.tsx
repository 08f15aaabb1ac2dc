import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS } from '@qlaim/backend/contract';
import { Button, LinkButton, Notice, PasswordField, useTitle } from '@qlaim/web-kit';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { fieldOf } from '../../form/field-of.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ResetForm, useResetPassword } from './reset-password.ts';

/** The page behind the mailed link /reset?token=… (specification section 2). */
export function ResetPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  useTitle('Set a new password');
  return (
    <AuthLayout title="Set a new password" code={undefined} stepsDone={0}>
      {token ? <NewPasswordForm token={token} /> : <IncompleteLink />}
    </AuthLayout>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(ResetForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const reset = useResetPassword(token);
  return (
    <form
      className="qu-form"
      onSubmit={form.handleSubmit(({ password }) => reset.mutate(password))}
      noValidate
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help={`At least ${LIMITS.password.resetMin} characters`}
        {...fieldOf(form, 'password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...fieldOf(form, 'confirmPassword')}
      />
      <Button type="submit" busy={reset.isPending} wide>
        Set password
      </Button>
    </form>
  );
}

function IncompleteLink() {
  return (
    <Notice
      tone="danger"
      title="This link is not complete"
      action={<LinkButton href="/login">Go to sign in</LinkButton>}
    >
      Open the whole link from the mail. If it still does not work, ask for a new one under ‘forgot
      password?’.
    </Notice>
  );
}

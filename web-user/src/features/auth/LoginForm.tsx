import { zodResolver } from '@hookform/resolvers/zod';
import { LoginBody } from '@qlaim/backend/contract';
import { Button, PasswordField } from '@qlaim/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { showIssues } from '../../api/failure.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { useLogin } from './login.ts';
import { ResetRequestDialog } from './ResetRequestDialog.tsx';

const Fields = LoginBody.omit({ link: true });
const CarriedEmail = z.object({ email: z.string() });

interface LoginFormProps {
  code: string | undefined;
  /** Called after a right password with an unverified email. The server then mails a one-time code. */
  onCodeMailed: () => void;
}

export function LoginForm({ code, onCodeMailed }: LoginFormProps) {
  const [resetting, setResetting] = useState(false);
  const email = CarriedEmail.safeParse(useLocation().state).data?.email ?? '';
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: { email, password: '' } });
  const login = useLogin();

  const submit = form.handleSubmit((fields) =>
    login.mutate(
      { ...fields, ...(code === undefined ? {} : { link: code }) },
      {
        onSuccess: ({ user }) => {
          if (!user.emailVerified) onCodeMailed();
        },
        onError: (error) => showIssues(error, ['email', 'password'], form.setError),
      },
    ),
  );

  return (
    <>
      <form className="qu-form" onSubmit={submit} noValidate>
        <EmailField autoComplete="username" {...fieldOf(form, 'email')} />
        <PasswordField label="Password" {...fieldOf(form, 'password')} />
        <button type="button" className="qu-link-button qu-forgot" onClick={() => setResetting(true)}>
          forgot password?
        </button>
        <Button type="submit" busy={login.isPending} wide>
          Login
        </Button>
      </form>
      <p className="qk-other-way">
        New to Qlaim?{' '}
        <Link to="/register" state={code === undefined ? null : { code }}>
          Sign up here
        </Link>
      </p>
      <ResetRequestDialog open={resetting} onClose={() => setResetting(false)} />
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS, RegisterBody } from '@qlaim/backend/contract';
import { Button, PasswordField } from '@qlaim/web-kit';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { showIssues } from '../../api/failure.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { NameFields } from '../../form/NameFields.tsx';
import { useRegister } from './register.ts';

const Fields = RegisterBody.omit({ link: true });
const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

interface RegisterFormProps {
  code: string | undefined;
  onRegistered: (email: string) => void;
}

/** The form validates on change (specification section 5). */
export function RegisterForm({ code, onRegistered }: RegisterFormProps) {
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: EMPTY, mode: 'onChange' });
  const register = useRegister();

  const submit = form.handleSubmit((fields) =>
    register.mutate(
      { ...fields, ...(code === undefined ? {} : { link: code }) },
      {
        onSuccess: ({ user }) => onRegistered(user.email),
        onError: (error) => showIssues(error, ['firstName', 'lastName', 'email', 'password'], form.setError),
      },
    ),
  );

  return (
    <>
      <form className="qu-form" onSubmit={submit} noValidate>
        <div className="qu-names">
          <NameFields first={fieldOf(form, 'firstName')} last={fieldOf(form, 'lastName')} />
        </div>
        <EmailField autoComplete="username" {...fieldOf(form, 'email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          help={`At least ${LIMITS.password.min} characters`}
          {...fieldOf(form, 'password')}
        />
        <Button type="submit" busy={register.isPending} wide>
          Sign up
        </Button>
      </form>
      <p className="qk-other-way">
        Already have an account?{' '}
        <Link to="/login" state={code === undefined ? null : { code }}>
          Sign in here
        </Link>
      </p>
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { RegisterBody } from '@qlaim/backend/contract';
import { Button, PasswordField, TextField } from '@qlaim/web-kit';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { showIssues } from '../../api/failure.ts';
import { useRegister } from './register.ts';

const Fields = RegisterBody.omit({ link: true });
const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

interface RegisterFormProps {
  code: string | undefined;
  onRegistered: (email: string) => void;
}

/** Validated on change (specification section 5). */
export function RegisterForm({ code, onRegistered }: RegisterFormProps) {
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: EMPTY, mode: 'onChange' });
  const { errors } = form.formState;
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
          <TextField
            label="First name"
            autoComplete="given-name"
            {...form.register('firstName')}
            error={errors.firstName?.message}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            {...form.register('lastName')}
            error={errors.lastName?.message}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          className="qu-lowercase"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          help="At least 6 characters"
          {...form.register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" busy={register.isPending} wide>
          Sign up
        </Button>
      </form>
      <p className="qu-other-way">
        Already have an account?{' '}
        <Link to="/login" state={code === undefined ? null : { code }}>
          Sign in here
        </Link>
      </p>
    </>
  );
}

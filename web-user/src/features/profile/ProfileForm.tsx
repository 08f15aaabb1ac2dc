import { zodResolver } from '@hookform/resolvers/zod';
import { UpdateUserBody, type User } from '@qlaim/backend/contract';
import { Button, PasswordField, TextField } from '@qlaim/web-kit';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../api/failure.ts';
import { useUpdateUser } from './update-user.ts';

const fieldsOf = ({ firstName, lastName, email }: User) => ({
  firstName,
  lastName,
  email,
  password: '',
  newPassword: '',
});

/** Update Information (specification sections 2 and 5). */
export function ProfileForm({ user }: { user: User }) {
  const form = useForm({
    resolver: zodResolver(UpdateUserBody),
    defaultValues: fieldsOf(user),
  });
  const { errors } = form.formState;
  const update = useUpdateUser(user._id);

  const submit = form.handleSubmit((fields) =>
    update.mutate(fields, {
      onSuccess: (answer) => form.reset(fieldsOf(answer.user)),
      onError: (error) =>
        showIssues(error, ['firstName', 'lastName', 'email', 'password', 'newPassword'], form.setError),
    }),
  );

  return (
    <form className="qu-form" onSubmit={submit} noValidate>
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
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        help="A new email must be verified with a code that we send to it."
        {...form.register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Old password"
        help="Only to change your password."
        {...form.register('password')}
        error={errors.password?.message}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        {...form.register('newPassword')}
        error={errors.newPassword?.message}
      />
      <Button type="submit" busy={update.isPending} wide>
        Update
      </Button>
    </form>
  );
}

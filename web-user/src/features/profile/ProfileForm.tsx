import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS, UpdateUserBody, type User } from '@qlaim/backend/contract';
import { Button, PasswordField } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../api/failure.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { NameFields } from '../../form/NameFields.tsx';
import { useUpdateUser } from './update-user.ts';

const fieldsOf = ({ firstName, lastName, email }: User) => ({
  firstName,
  lastName,
  email,
  password: '',
  newPassword: '',
});

interface ProfileFormProps {
  user: User;
  /** Who has no password gets the fields to change it once one is set. */
  hasPassword: boolean;
}

/** The form Update Information (specification sections 2 and 5). */
export function ProfileForm({ user, hasPassword }: ProfileFormProps) {
  const form = useForm({
    resolver: zodResolver(UpdateUserBody),
    defaultValues: fieldsOf(user),
  });
  const update = useUpdateUser(user);

  // A changed email takes effect while the form is open. The other fields keep what was typed.
  const { resetField } = form;
  useEffect(() => resetField('email', { defaultValue: user.email }), [resetField, user.email]);

  const submit = form.handleSubmit((fields) =>
    update.mutate(fields, {
      onSuccess: (answer) => form.reset(fieldsOf(answer.user)),
      onError: (error) =>
        showIssues(error, ['firstName', 'lastName', 'email', 'password', 'newPassword'], form.setError),
    }),
  );

  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <NameFields first={fieldOf(form, 'firstName')} last={fieldOf(form, 'lastName')} />
      <EmailField
        autoComplete="email"
        help="A new email takes effect once you enter the code that we mail to it."
        {...fieldOf(form, 'email')}
      />
      {hasPassword ? (
        <>
          <PasswordField
            label="Old password"
            help="Only to change your password."
            {...fieldOf(form, 'password')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={`At least ${LIMITS.password.min} characters`}
            {...fieldOf(form, 'newPassword')}
          />
        </>
      ) : null}
      <Button type="submit" busy={update.isPending} wide>
        Update
      </Button>
    </form>
  );
}

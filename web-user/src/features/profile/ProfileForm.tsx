import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS, UpdateUserBody, type User } from '@qlaim/backend/contract';
import { ENGLISH } from '@qlaim/backend/texts/account';
import { Button, PasswordField } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showIssues } from '../../api/failure.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { NameFields } from '../../form/NameFields.tsx';
import { PasswordStrength } from '../../form/PasswordStrength.tsx';
import { profileDraft } from './profile-draft.ts';
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

/** The form Update Information (specification sections 2 and 5). What is typed survives a session that ends. */
export function ProfileForm({ user, hasPassword }: ProfileFormProps) {
  const draft = profileDraft(user._id);
  const form = useForm({
    resolver: zodResolver(UpdateUserBody),
    defaultValues: { ...fieldsOf(user), ...draft.recall() },
  });
  const update = useUpdateUser(user);
  const typed = useWatch({ control: form.control });

  // A changed email takes effect while the form is open. The other fields keep what was typed.
  const { resetField } = form;
  useEffect(() => resetField('email', { defaultValue: user.email }), [resetField, user.email]);

  const submit = form.handleSubmit((fields) => {
    draft.keep(fields);
    update.mutate(fields, {
      onSuccess: (answer) => {
        draft.forget();
        form.reset(fieldsOf(answer.user));
      },
      onError: (error) =>
        showIssues(error, ['firstName', 'lastName', 'email', 'password', 'newPassword'], form.setError),
    });
  });

  return (
    <form className="qu-form" onSubmit={submit} onChange={() => draft.keep(form.getValues())} noValidate>
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
            help={
              <PasswordStrength
                password={typed.newPassword ?? ''}
                personal={[typed.email ?? '', typed.firstName ?? '', typed.lastName ?? '']}
                start={`At least ${LIMITS.password.min} characters`}
                levels={ENGLISH.words.fields.strength}
              />
            }
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

import type { User } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, Notice, PasswordField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showIssues } from '../../api/failure.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { NameFields } from '../../form/NameFields.tsx';
import { useField } from '../../shell/texts/useField.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { profileDraft } from './profile-draft.ts';
import { profileRules } from './profile-rules.ts';
import { PROFILE_FIELDS, useUpdateUser } from './update-user.ts';

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
  const { profile: words } = useTexts(PERSON);
  const draft = profileDraft(user);
  const [kept, setKept] = useState(() => draft.recall());
  const form = useForm({
    resolver: profileRules(user),
    defaultValues: { ...fieldsOf(user), ...kept },
  });
  const field = useField(form);
  const update = useUpdateUser(user);
  const typed = useWatch({ control: form.control });

  // A changed email takes effect while the form is open. The other fields keep what was typed.
  const { resetField } = form;
  useEffect(() => resetField('email', { defaultValue: user.email }), [resetField, user.email]);

  function discard() {
    draft.forget();
    setKept(undefined);
    form.reset(fieldsOf(user));
  }

  const submit = form.handleSubmit(() => {
    const fields = form.getValues();
    draft.keep(fields);
    update.mutate(fields, {
      onSuccess: (answer) => {
        draft.forget();
        setKept(undefined);
        form.reset(fieldsOf(answer.user));
      },
      onError: (error) => showIssues(error, PROFILE_FIELDS, form.setError),
    });
  });

  return (
    <form className="qu-form" onSubmit={submit} onChange={() => draft.keep(form.getValues())} noValidate>
      {kept === undefined ? null : (
        <Notice
          tone="note"
          title={words.unsaved}
          action={
            <Button variant="quiet" onClick={discard}>
              {words.discard}
            </Button>
          }
        />
      )}
      <NameFields
        first={{ label: words.firstName, ...field('firstName') }}
        last={{ label: words.lastName, ...field('lastName') }}
      />
      <EmailField autoComplete="email" label={words.email} help={words.emailHelp} {...field('email')} />
      {hasPassword ? (
        <>
          <PasswordField label={words.oldPassword} help={words.oldPasswordHelp} {...field('password')} />
          <NewPasswordField
            label={words.newPassword}
            typed={typed.newPassword}
            personal={[typed.email, typed.firstName, typed.lastName]}
            {...field('newPassword')}
          />
        </>
      ) : null}
      <Button type="submit" busy={update.isPending} wide>
        {words.submit}
      </Button>
    </form>
  );
}

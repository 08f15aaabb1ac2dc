import { zodResolver } from '@hookform/resolvers/zod';
import { UpdateUserBody } from '@qlaim/backend/contract';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, Card, Notice, PasswordField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useForm, useWatch } from 'react-hook-form';
import { showIssues } from '../../api/failure.ts';
import { AppPage } from '../../layout/AppPage.tsx';
import { isConsole, pageAfterSignIn } from '../../session/access.ts';
import { useUser } from '../../session/SignedIn.tsx';
import { leaveTo } from '../../shell/leave.ts';
import { useField } from '../../shell/texts/useField.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PROFILE_FIELDS, useUpdateUser } from './update-user.ts';

/** All that is open to a person with a generated password: to change it. */
export function PasswordFirst() {
  const { first, profile } = useTexts(PERSON);
  const user = useUser();
  const { firstName, lastName, email } = user;
  const update = useUpdateUser(user);
  const form = useForm({
    resolver: zodResolver(UpdateUserBody),
    defaultValues: { firstName, lastName, email, password: '', newPassword: '' },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });

  const field = useField(form);

  const submit = form.handleSubmit(async (fields) => {
    // The answer opens the profile in place of this form, so that no callback of the form itself is sure to run.
    const updated = await update.mutateAsync(fields).catch((error: unknown) => {
      showIssues(error, PROFILE_FIELDS, form.setError);
    });
    if (!updated) return;
    const page = pageAfterSignIn(updated.user, undefined);
    // Another page of this app opens with the profile, which now shows everything.
    if (isConsole(page)) leaveTo(page);
  });

  return (
    <AppPage title={first.title} width="form">
      <div className="qk-stack">
        <Notice tone="note" title={first.notice}>
          {first.advice}
        </Notice>
        <Card>
          <form className="qu-form" onSubmit={submit} noValidate>
            <PasswordField label={first.printed} autoComplete="current-password" {...field('password')} />
            <NewPasswordField
              label={profile.newPassword}
              typed={typed}
              personal={[email, firstName, lastName]}
              {...field('newPassword')}
            />
            <Button type="submit" busy={update.isPending} wide>
              {first.submit}
            </Button>
          </form>
        </Card>
      </div>
    </AppPage>
  );
}

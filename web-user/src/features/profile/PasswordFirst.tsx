import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS, UpdateUserBody } from '@qlaim/backend/contract';
import { ENGLISH } from '@qlaim/backend/texts/account';
import { Button, Card, Notice, PasswordField } from '@qlaim/web-kit';
import { useForm, useWatch } from 'react-hook-form';
import { showIssues } from '../../api/failure.ts';
import { fieldOf } from '../../form/field-of.ts';
import { PasswordStrength } from '../../form/PasswordStrength.tsx';
import { isConsole, pageAfterSignIn } from '../../session/access.ts';
import { useUser } from '../../session/SignedIn.tsx';
import { AppPage } from '../../shell/AppPage.tsx';
import { leaveTo } from '../../shell/leave.ts';
import { useUpdateUser } from './update-user.ts';

/** All that is open to a person with a generated password: to change it. */
export function PasswordFirst() {
  const user = useUser();
  const { firstName, lastName, email } = user;
  const update = useUpdateUser(user);
  const form = useForm({
    resolver: zodResolver(UpdateUserBody),
    defaultValues: { firstName, lastName, email, password: '', newPassword: '' },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });

  const submit = form.handleSubmit(async (fields) => {
    // The answer opens the profile in place of this form, so that no callback of the form itself is sure to run.
    const updated = await update.mutateAsync(fields).catch((error: unknown) => {
      showIssues(error, ['password', 'newPassword'], form.setError);
    });
    if (!updated) return;
    const page = pageAfterSignIn(updated.user, undefined);
    // Another page of this app opens with the profile, which now shows everything.
    if (isConsole(page)) leaveTo(page);
  });

  return (
    <AppPage title="Choose your password" width="form">
      <div className="qk-stack">
        <Notice tone="note" title="The first password was printed when Qlaim started">
          Whoever reads that output knows it. Choose a password of your own, and everything opens.
        </Notice>
        <Card>
          <form className="qu-form" onSubmit={submit} noValidate>
            <PasswordField
              label="Printed password"
              autoComplete="current-password"
              {...fieldOf(form, 'password')}
            />
            <PasswordField
              label="New password"
              autoComplete="new-password"
              help={
                <PasswordStrength
                  password={typed ?? ''}
                  personal={[email, firstName, lastName]}
                  start={`At least ${LIMITS.password.min} characters`}
                  levels={ENGLISH.words.fields.strength}
                />
              }
              {...fieldOf(form, 'newPassword')}
            />
            <Button type="submit" busy={update.isPending} wide>
              Change the password
            </Button>
          </form>
        </Card>
      </div>
    </AppPage>
  );
}

import { LIMITS } from '@qlaim/backend/contract';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, PasswordField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useForm, useWatch } from 'react-hook-form';
import { showIssues } from '../../../api/failure.ts';
import { EmailField } from '../../../form/EmailField.tsx';
import { NameFields } from '../../../form/NameFields.tsx';
import { PasswordStrength } from '../../../form/PasswordStrength.tsx';
import { useField } from '../../../shell/texts/useField.ts';
import { FormFailure } from '../FormFailure.tsx';
import { useReporting } from '../load-rules.ts';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { joinRules } from './rules.ts';
import { JOIN_FIELDS, useAcceptInvitation, whyClosed } from './use-invitation.ts';
import { useInviteTexts } from './use-invite-texts.ts';

const EMPTY = { firstName: '', lastName: '', password: '' };

/** Asks for the name and a password. The e-mail is that of the mail, so that it is not asked for. */
export function AcceptForm({ token, email }: { token: string; email: string }) {
  const { fields } = useTexts(ACCOUNT);
  const { words } = useInviteTexts();
  const form = useForm({
    resolver: joinRules,
    defaultValues: EMPTY,
    mode: 'onChange',
  });
  const accept = useAcceptInvitation(token);
  const field = useField(form);
  const typed = useWatch({ control: form.control });
  const submit = useReporting(
    form.handleSubmit((person) =>
      accept.mutate(person, {
        onError: (error) => showIssues(error, JOIN_FIELDS, form.setError),
      }),
    ),
  );
  const why = whyClosed(accept.error);
  if (why) return <ClosedInvitation why={why} />;
  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <EmailField label={words.email} autoComplete="username" readOnly value={email} />
      <div className="qu-names">
        <NameFields
          first={{ label: fields.firstName, ...field('firstName') }}
          last={{ label: fields.lastName, ...field('lastName') }}
        />
      </div>
      <PasswordField
        label={fields.password}
        autoComplete="new-password"
        help={
          <PasswordStrength
            password={typed.password ?? ''}
            personal={[email, typed.firstName ?? '', typed.lastName ?? '']}
            start={fields.atLeast(LIMITS.password.min)}
            levels={fields.strength}
          />
        }
        {...field('password')}
      />
      <FormFailure error={accept.error} fields={JOIN_FIELDS} />
      <Button type="submit" busy={accept.isPending || accept.isSuccess} wide>
        {words.submit}
      </Button>
    </form>
  );
}

import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, Dialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../../api/failure.ts';
import { EmailField } from '../../../form/EmailField.tsx';
import { useField } from '../../../shell/texts/useField.ts';
import { FormFailure } from '../FormFailure.tsx';
import { resolverOf, useReporting } from '../load-rules.ts';
import { RESET_REQUEST_FIELDS, useRequestReset } from './request-reset.ts';

interface ResetRequestDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the person has typed as email before. */
  email?: string | undefined;
}

export function ResetRequestDialog({ open, onClose, email }: ResetRequestDialogProps) {
  const { forgot } = useTexts(ACCOUNT);
  return (
    <Dialog open={open} onClose={onClose} title={forgot.title} size="small">
      <ResetRequestForm onDone={onClose} typed={email ?? ''} />
    </Dialog>
  );
}

function ResetRequestForm({ onDone, typed }: { onDone: () => void; typed: string }) {
  const { fields, forgot } = useTexts(ACCOUNT);
  const form = useForm({
    resolver: resolverOf(({ resetRequestRules }) => resetRequestRules),
    defaultValues: { email: typed },
  });
  const request = useRequestReset(onDone);
  const field = useField(form);
  const submit = useReporting(
    form.handleSubmit(({ email }) =>
      request.mutate(email, { onError: (error) => showIssues(error, RESET_REQUEST_FIELDS, form.setError) }),
    ),
  );
  return (
    <form className="qu-form" onSubmit={submit} noValidate>
      <p className="qk-soft">{forgot.lead}</p>
      <EmailField label={fields.email} autoComplete="email" autoFocus {...field('email')} />
      <FormFailure error={request.error} fields={RESET_REQUEST_FIELDS} />
      <Button type="submit" busy={request.isPending} wide>
        {forgot.submit}
      </Button>
    </form>
  );
}

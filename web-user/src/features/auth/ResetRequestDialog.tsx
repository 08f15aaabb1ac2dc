import { zodResolver } from '@hookform/resolvers/zod';
import { ResetRequestBody } from '@qlaim/backend/contract';
import { Button, Dialog } from '@qlaim/web-kit';
import { useForm } from 'react-hook-form';
import { EmailField } from '../../form/EmailField.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { useRequestReset } from './request-reset.ts';

interface ResetRequestDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ResetRequestDialog({ open, onClose }: ResetRequestDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Reset password" size="small">
      <ResetRequestForm onDone={onClose} />
    </Dialog>
  );
}

function ResetRequestForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(ResetRequestBody), defaultValues: { email: '' } });
  const request = useRequestReset(onDone);
  return (
    <form className="qu-form" onSubmit={form.handleSubmit(({ email }) => request.mutate(email))} noValidate>
      <p className="qk-soft">We mail you a link with which you can set a new password.</p>
      <EmailField autoComplete="email" autoFocus {...fieldOf(form, 'email')} />
      <Button type="submit" busy={request.isPending} wide>
        Send Link
      </Button>
    </form>
  );
}

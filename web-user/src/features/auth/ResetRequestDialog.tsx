import { zodResolver } from '@hookform/resolvers/zod';
import { ResetRequestBody } from '@qlaim/backend/contract';
import { Button, Dialog, TextField } from '@qlaim/web-kit';
import { useForm } from 'react-hook-form';
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
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        className="qu-lowercase"
        {...form.register('email')}
        error={form.formState.errors.email?.message}
      />
      <Button type="submit" busy={request.isPending} wide>
        Send Link
      </Button>
    </form>
  );
}

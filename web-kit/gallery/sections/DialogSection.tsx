import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, notify, PasswordField } from '../../src/index.ts';
import { Section } from './Section.tsx';

export function DialogSection() {
  const [open, setOpen] = useState<'form' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Dialogs">
      <div className="qk-row">
        <Button variant="quiet" onClick={() => setOpen('form')}>
          Enter Secure Code
        </Button>
        <Button variant="quiet" onClick={() => setOpen('confirm')}>
          Delete a code
        </Button>
      </div>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Enter Secure Code"
        size="small"
        footer={
          <Button wide onClick={() => notify.fail('Invalid secure code')}>
            Submit
          </Button>
        }
      >
        <PasswordField label="Secure code" autoComplete="off" help="Ask the family if you don't have it." />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Are you sure you want to delete this QR code?"
        danger
        onCancel={close}
        onConfirm={close}
      >
        Blue bag and its 1,204 scans will be gone. An admin can bring it back.
      </ConfirmDialog>
    </Section>
  );
}

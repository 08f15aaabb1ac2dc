import { type Barcode, LIMITS } from '@qlaim/backend/contract';
import { Card, Overlay, Tabs, TextField } from '@qlaim/web-kit';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../form/field-of.ts';
import { Actions } from './Actions.tsx';
import { LinkTab } from './content/link/LinkTab.tsx';
import { PhoneTab } from './content/phone-number/PhoneTab.tsx';
import { SmartTab } from './content/smart-qr/SmartTab.tsx';
import type { EditValues } from './edit-values.ts';
import { LivePreview } from './LivePreview.tsx';
import { useEditForm } from './useEditForm.ts';

interface EditFormProps {
  barcode: Barcode;
  /** The input of a failed save. */
  draft: EditValues | undefined;
}

export function EditForm({ barcode, draft }: EditFormProps) {
  const { form, busy, save, preview } = useEditForm(barcode, draft);
  const values = useWatch({ control: form.control, compute: (all) => all });
  const actions = <Actions onPreview={preview} />;
  return (
    <form
      className="qu-edit"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card className="qu-edit-card">
        <TextField
          label="Name"
          placeholder="Name your QR (optional)"
          maxLength={LIMITS.nameLength}
          autoComplete="off"
          {...fieldOf(form, 'name')}
        />
        <Tabs
          label="Where the code leads"
          value={values.tab}
          onChange={(tab) => {
            form.clearErrors();
            form.setValue('tab', tab);
          }}
          items={[
            {
              id: 'link',
              label: 'Url / Link',
              icon: 'link',
              panel: <LinkTab form={form}>{actions}</LinkTab>,
            },
            {
              id: 'phoneNumber',
              label: 'Phone Call',
              icon: 'phone',
              panel: <PhoneTab form={form}>{actions}</PhoneTab>,
            },
            {
              id: 'smartQR',
              label: 'Smart QR',
              icon: 'clock',
              panel: <SmartTab form={form}>{actions}</SmartTab>,
            },
          ]}
        />
      </Card>
      <LivePreview values={values} />
      <Overlay page open={busy} label="Saving…" />
    </form>
  );
}

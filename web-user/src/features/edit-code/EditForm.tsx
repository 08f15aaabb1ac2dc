import { LIMITS } from '@qlaim/backend/contract';
import { Card, Overlay, Tabs, TextField } from '@qlaim/web-kit';
import { Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../form/field-of.ts';
import { Actions } from './Actions.tsx';
import { EditedCodeProvider } from './edited-code.ts';
import { runningUploads } from './files/running-uploads.ts';
import { LivePreview } from './LivePreview.tsx';
import { useSaveBlock } from './save-block.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import { EDIT_TABS } from './tabs.ts';
import { type EditFormOptions, useEditForm } from './useEditForm.ts';
import { useKeepDraft } from './useKeepDraft.ts';

interface EditFormProps extends EditFormOptions {
  /** Called when the form begins or ceases to hold unsaved input. */
  onUnsaved: (unsaved: boolean) => void;
}

export function EditForm({ onUnsaved, ...options }: EditFormProps) {
  const { barcode, draft, drafts } = options;
  const { form, stored, busy, save, preview } = useEditForm(options);
  const values = useWatch({ control: form.control, compute: (all) => all });
  useKeepDraft({ drafts, draft, values, stored, revision: barcode.revision, onUnsaved });
  const block = useSaveBlock(values);
  useEffect(() => runningUploads.stop, []);
  const actions = <Actions onPreview={preview} />;
  return (
    <EditedCodeProvider value={{ code: barcode._id, block }}>
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
            items={EDIT_TABS.map(({ Tab, fields, ...tab }) => ({
              ...tab,
              panel: (
                <Suspense fallback={<TabSkeleton fields={fields} />}>
                  <Tab form={form}>{actions}</Tab>
                </Suspense>
              ),
            }))}
          />
        </Card>
        <LivePreview values={values} />
        <Overlay page open={busy} label="Saving…" />
      </form>
    </EditedCodeProvider>
  );
}

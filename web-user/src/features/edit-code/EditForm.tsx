import { InfoType, LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Card, Overlay, Tabs, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useField } from '../../shell/texts/useField.ts';
import { useSharedInto } from '../share/index.ts';
import { Actions } from './Actions.tsx';
import { EDITORS } from './content/editors.ts';
import { isEmptyInput } from './content/page/page-values.ts';
import { useKeepDraft } from './draft/useKeepDraft.ts';
import { EditedCodeProvider } from './edited-code.ts';
import { runningUploads, useRunningUploads } from './files/running-uploads.ts';
import { LivePreview } from './preview/LivePreview.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';
import { type EditFormOptions, useEditForm } from './useEditForm.ts';

interface EditFormProps extends EditFormOptions {
  /** Called when the form begins or ceases to hold unsaved input. */
  onUnsaved: (unsaved: boolean) => void;
}

export function EditForm({ onUnsaved, ...options }: EditFormProps) {
  const { frame } = useTexts(EDIT);
  const { barcode, draft, drafts } = options;
  const { form, stored, busy, waiting, save, preview } = useEditForm(options);
  const field = useField(form);
  const values = useWatch({ control: form.control, compute: (all) => all });
  useKeepDraft({ drafts, draft, values, stored, revision: barcode.revision, waiting, onUnsaved });
  const uploading = useRunningUploads();
  const empty = values.tab === 'memories' && isEmptyInput(values.memories);
  useEffect(() => runningUploads.stop, []);
  const { into } = useSharedInto();
  useEffect(() => {
    if (into) form.setValue('tab', into);
  }, [into, form]);
  const actions = <Actions onPreview={preview} />;
  return (
    <EditedCodeProvider value={{ code: barcode._id, uploading, empty, waiting }}>
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
            label={frame.name}
            placeholder={frame.namePlaceholder}
            maxLength={LIMITS.nameLength}
            autoComplete="off"
            {...field('name')}
          />
          <Tabs
            label={frame.tabsLabel}
            value={values.tab}
            onChange={(tab) => {
              form.clearErrors();
              form.setValue('tab', tab);
            }}
            items={InfoType.options.map((id) => {
              const { icon, Tab, fields } = EDITORS[id];
              return {
                id,
                label: frame.tabs[id],
                icon,
                panel: (
                  <Suspense fallback={<TabSkeleton fields={fields} />}>
                    <div className="qu-tab">
                      <Tab form={form} />
                      {actions}
                    </div>
                  </Suspense>
                ),
              };
            })}
          />
        </Card>
        <LivePreview values={values} />
        <Overlay page open={busy} label={frame.saving} />
      </form>
    </EditedCodeProvider>
  );
}

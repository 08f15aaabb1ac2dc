import type { Barcode, UpdateCodeBody } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { type Resolver, useForm } from 'react-hook-form';
import { type EditValues, readValues, valuesOf } from './edit-values.ts';
import { openPreview, type PreviewWindow } from './preview-window.ts';
import { useSaveCode } from './save-code.ts';

const resolver: Resolver<EditValues, unknown, UpdateCodeBody> = (values) => {
  const reading = readValues(values);
  if (reading.ok) return { values: reading.body, errors: {} };
  return { values: {}, errors: { [reading.field]: { type: 'value', message: reading.message } } };
};

/** The editor's form: only the tab at hand is checked and saved. */
export function useEditForm(barcode: Barcode, draft: EditValues | undefined) {
  const form = useForm<EditValues, unknown, UpdateCodeBody>({
    resolver,
    defaultValues: draft ?? valuesOf(barcode),
  });
  const saving = useSaveCode(barcode);
  // Nothing may be pressed between the answer and the reload.
  const busy = saving.isPending || saving.isSuccess;

  const send = (preview?: PreviewWindow) =>
    form.handleSubmit((body) => saving.mutate({ body, values: form.getValues(), preview }))();

  function preview() {
    const opened = readValues(form.getValues()).ok ? openPreview() : undefined;
    if (opened === undefined && readValues(form.getValues()).ok) {
      notify.note(
        'Your browser kept the preview from opening. Allow pop-ups for this page, or scan the code.',
      );
    }
    return send(opened);
  }

  return { form, busy, save: () => send(), preview };
}

export type EditForm = ReturnType<typeof useEditForm>['form'];

import type { Barcode, UpdateCodeBody } from '@qlaim/backend/contract';
import { useRef } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import { type EditValues, readValues, valuesOf } from './edit-values.ts';
import { openPreview } from './preview-window.ts';
import { type Save, useSaveCode } from './save-code.ts';

const resolver: Resolver<EditValues, unknown, UpdateCodeBody> = (values) => {
  const reading = readValues(values);
  if (reading.ok) return { values: reading.body, errors: {} };
  const errors: FieldErrors<EditValues> = {};
  for (const { field, message } of reading.issues) set(errors, field, { type: 'value', message });
  return { values: {}, errors };
};

const PREVIEW_BLOCKED =
  'Your browser kept the preview from opening. Allow pop-ups for this page, or scan the code.';

/** The state of the editor's form. It validates and saves only the selected tab. */
export function useEditForm(barcode: Barcode, draft: EditValues | undefined) {
  const form = useForm<EditValues, unknown, UpdateCodeBody>({
    resolver,
    defaultValues: draft ?? valuesOf(barcode),
  });
  const saving = useSaveCode(barcode);
  // The form stays busy between the response and the reload.
  const busy = saving.isPending || saving.isSuccess;

  // The overlay blocks the pointer only. This flag also blocks the keyboard.
  const underWay = useRef(false);

  function send(besides?: Pick<Save, 'preview' | 'note'>) {
    if (underWay.current) return;
    underWay.current = true;
    const mayAgain = () => {
      underWay.current = false;
    };
    return form.handleSubmit(
      (body) => saving.mutate({ body, values: form.getValues(), ...besides }, { onError: mayAgain }),
      mayAgain,
    )();
  }

  function preview() {
    if (underWay.current || !readValues(form.getValues()).ok) return send();
    const opened = openPreview();
    return send(opened ? { preview: opened } : { note: PREVIEW_BLOCKED });
  }

  return { form, busy, save: () => send(), preview };
}

export type EditForm = ReturnType<typeof useEditForm>['form'];

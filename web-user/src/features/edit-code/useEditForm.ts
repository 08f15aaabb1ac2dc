import type { Barcode, UpdateCodeBody } from '@qlaim/backend/contract';
import { useRef, useState } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import type { Draft, DraftStore } from './draft.ts';
import { type EditValues, readValues, valuesOf } from './edit-values.ts';
import { openPreview } from './preview-window.ts';
import { type Save, useSaveCode } from './save-code.ts';
import { serverErrors } from './server-issues.ts';

const resolverFor =
  (stored: EditValues): Resolver<EditValues, unknown, UpdateCodeBody> =>
  (values) => {
    const reading = readValues(values, stored);
    if (reading.ok) return { values: reading.body, errors: {} };
    const errors: FieldErrors<EditValues> = {};
    for (const { field, message } of reading.issues) set(errors, field, { type: 'value', message });
    return { values: {}, errors };
  };

const PREVIEW_BLOCKED =
  'Your browser kept the preview from opening. Allow pop-ups for this page, or scan the code.';

export interface EditFormOptions {
  barcode: Barcode;
  draft: Draft | undefined;
  drafts: DraftStore;
  /** Called before the page reloads. */
  onLeave: () => void;
}

/** The state of the editor's form. It validates and saves only the selected tab. */
export function useEditForm({ barcode, draft, drafts, onLeave }: EditFormOptions) {
  const stored = valuesOf(barcode);
  const [errors] = useState(() => draft && serverErrors(draft.values.tab, draft.issues ?? []));
  const form = useForm<EditValues, unknown, UpdateCodeBody>({
    resolver: resolverFor(stored),
    defaultValues: draft?.values ?? stored,
    ...(errors ? { errors } : {}),
  });
  const saving = useSaveCode(barcode, drafts, onLeave);
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
    if (underWay.current || !readValues(form.getValues(), stored).ok) return send();
    const opened = openPreview();
    return send(opened ? { preview: opened } : { note: PREVIEW_BLOCKED });
  }

  return { form, stored, busy, save: () => send(), preview };
}

export type EditForm = ReturnType<typeof useEditForm>['form'];

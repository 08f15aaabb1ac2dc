import type { UpdateCodeBody } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTell } from '../../shell/texts/useTell.ts';
import type { Draft, DraftStore } from './draft/draft.ts';
import { type EditValues, valuesOf } from './edit-values.ts';
import { useFileSay } from './files/useFileSay.ts';
import { isFileField } from './files/zones.ts';
import { openPreview } from './preview/preview-window.ts';
import { readValues } from './read-values.ts';
import { type Save, useSaveCode } from './save/save-code.ts';
import { errorsAt, serverErrors } from './server-issues.ts';
import type { ChangeProps } from './useChange.ts';

const resolverFor =
  (stored: EditValues): Resolver<EditValues, unknown, UpdateCodeBody> =>
  (values) => {
    const reading = readValues(values, stored);
    if ('body' in reading) return { values: reading.body, errors: {} };
    return { values: {}, errors: errorsAt(reading.issues) };
  };

export interface EditFormOptions extends ChangeProps {
  draft: Draft | undefined;
  drafts: DraftStore;
}

/** The state of the editor's form. It validates and saves only the selected tab. */
export function useEditForm({ barcode, draft, drafts, onLeave }: EditFormOptions) {
  const { preview: words } = useTexts(EDIT).frame;
  const { language } = useShown();
  const tell = useTell();
  const say = useFileSay();
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
      () => {
        mayAgain();
        nameFailedFile();
      },
    )();
  }

  /** Says which file holds up the save. Its row has the focus. */
  function nameFailedFile() {
    const reading = readValues(form.getValues(), stored);
    const failed = 'issues' in reading && reading.issues.find(({ field }) => isFileField(field));
    if (failed) tell.text.fail(say(failed.message));
  }

  function preview() {
    if (underWay.current || 'issues' in readValues(form.getValues(), stored)) return send();
    const opened = openPreview(words, language);
    return send(opened ? { preview: opened } : { note: words.blocked });
  }

  return { form, stored, busy, save: () => send(), preview };
}

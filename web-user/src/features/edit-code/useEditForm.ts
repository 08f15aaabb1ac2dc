import type { UpdateCodeBody } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useLook } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Draft, DraftStore } from './draft/draft.ts';
import { type EditValues, valuesOf } from './edit-values.ts';
import { openPreview } from './preview/preview-window.ts';
import { readValues } from './read-values.ts';
import { isOffline, type Save, useSaveCode } from './save/save-code.ts';
import { useSendLater } from './save/useSendLater.ts';
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
  const { name: shop } = useLook();
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

  // A save that found no connection, on this page or before a reload.
  const [waiting, setWaiting] = useState(draft?.waiting ?? false);

  const [refused, setRefused] = useState(false);

  function send(besides?: Pick<Save, 'preview' | 'note' | 'waited'>) {
    if (underWay.current) return;
    underWay.current = true;
    const mayAgain = () => {
      underWay.current = false;
    };
    return form.handleSubmit(
      (body) =>
        saving.mutate(
          { body, values: form.getValues(), ...besides },
          {
            onError: (error) => {
              mayAgain();
              // After any other failure the page reloads.
              if (isOffline(error, besides?.waited)) setWaiting(true);
              else setRefused(true);
            },
          },
        ),
      () => {
        mayAgain();
        setWaiting(false);
      },
    )();
  }

  useSendLater({ waiting: waiting && !refused, busy, send: () => void send({ waited: true }) });

  function preview() {
    if (underWay.current || 'issues' in readValues(form.getValues(), stored)) return send();
    const opened = openPreview(words, { language, shop });
    return send(opened ? { preview: opened } : { note: words.blocked });
  }

  return { form, stored, busy, waiting, save: () => send(), preview };
}

import { type Batch, type BatchTexts, FALLBACKS, LIMITS } from '@qlaim/backend/contract';
import { BatchBody } from '@qlaim/backend/contract/console';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { FormDialog, notify, TextArea, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { useSayWhy } from '../../api/use-command.ts';
import { useSay } from '../../texts/use-say.ts';

/** Name and note of a batch. */
export function EditBatchDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const words = useTexts(BATCHES).edit;
  const say = useSay();
  const [texts, setTexts] = useState({ name: batch.name, note: batch.note });
  const { mutate, isPending } = useDescribe(batch, onClose);
  const wrong = new Map(
    BatchBody.safeParse(texts).error?.issues.map(({ path, message }) => [path[0], say(message)]),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      size="small"
      action={words.save}
      busy={isPending}
      onSubmit={() => {
        if (wrong.size === 0) mutate(texts);
      }}
    >
      <TextField
        label={words.name}
        autoFocus
        value={texts.name}
        error={wrong.get('name')}
        onChange={(event) => setTexts({ ...texts, name: event.target.value })}
      />
      <TextArea
        label={words.note}
        limit={LIMITS.noteLength}
        value={texts.note}
        error={wrong.get('note')}
        onChange={(event) => setTexts({ ...texts, note: event.target.value })}
      />
    </FormDialog>
  );
}

/** Saves the texts. The answer is the batch, which react-admin's cache takes over. */
function useDescribe({ id }: Batch, onDone: () => void) {
  const sayWhy = useSayWhy();
  const say = useSay();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate<Batch & { message: string }, Error>(
    'batches',
    { id },
    {
      onSuccess: ({ message }) => {
        notify.ok(say(message));
        void queryClient.invalidateQueries({ queryKey: ['batches'] });
        onDone();
      },
      onError: sayWhy(FALLBACKS.general),
    },
  );
  return { mutate: (data: BatchTexts) => void update(undefined, { data }), isPending };
}

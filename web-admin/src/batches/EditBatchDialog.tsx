import { type Batch, type BatchTexts, FALLBACKS, LIMITS } from '@qlaim/backend/contract';
import { BatchBody, CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { Button, Dialog, TextArea, TextField } from '@qlaim/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../api/ApiProvider.tsx';
import { useCommand } from '../api/use-command.ts';

/** Name and note of a batch. */
export function EditBatchDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const [texts, setTexts] = useState({ name: batch.name, note: batch.note });
  const form = useId();
  const { mutate, isPending } = useDescribe(batch, onClose);
  const wrong = new Map(
    BatchBody.safeParse(texts).error?.issues.map(({ path, message }) => [path[0], message]),
  );
  return (
    <Dialog
      open
      title="Name and note of the batch"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong.size === 0 && !isPending) mutate(texts);
        }}
      >
        <TextField
          label="Name"
          autoFocus
          value={texts.name}
          error={wrong.get('name')}
          onChange={(event) => setTexts({ ...texts, name: event.target.value })}
        />
        <TextArea
          label="Note"
          limit={LIMITS.noteLength}
          value={texts.note}
          error={wrong.get('note')}
          onChange={(event) => setTexts({ ...texts, note: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

function useDescribe({ id }: Batch, onDone: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCommand({
    run: (body: BatchTexts) => client(CONSOLE_ROUTES.describeBatch, { params: { id }, body }),
    fallback: FALLBACKS.general,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['batches'] });
      onDone();
    },
  });
}

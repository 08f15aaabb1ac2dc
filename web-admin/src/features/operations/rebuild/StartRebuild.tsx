import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Button, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type FormEvent, useState } from 'react';
import { ProofDialog } from '../../../widgets/ProofDialog.tsx';
import { engineName } from '../names.ts';
import { useStartRebuild } from './use-rebuilds.ts';

interface StartRebuildProps {
  readModels: readonly string[];
  /** Whether one is under way, so that no other may start. */
  busy: boolean;
}

const ALL = '';

/** Asks which read model to make again, then for the password of the admin. */
export function StartRebuild({ readModels, busy }: StartRebuildProps) {
  const words = useTexts(OPERATIONS);
  const { rebuild } = words;
  const [chosen, setChosen] = useState(ALL);
  const [asked, setAsked] = useState(false);
  const start = useStartRebuild();
  const options = [
    { value: ALL, label: rebuild.all },
    ...readModels.map((name) => ({ value: name, label: engineName(name, words) })),
  ];
  const close = () => setAsked(false);

  function ask(event: FormEvent) {
    event.preventDefault();
    if (!busy) setAsked(true);
  }

  return (
    <>
      <form className="qa-rebuild-start" onSubmit={ask}>
        <Select
          label={rebuild.model}
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" variant="quiet" busy={busy}>
          {rebuild.action}
        </Button>
      </form>
      {asked ? (
        <ProofDialog
          title={chosen === ALL ? rebuild.confirmAll : rebuild.confirm(engineName(chosen, words))}
          action={rebuild.action}
          danger={false}
          busy={start.isPending}
          onProve={(proof) =>
            start.mutate({ ...proof, ...(chosen === ALL ? {} : { readModel: chosen }) }, { onSuccess: close })
          }
          onClose={close}
        >
          {rebuild.consequence}
        </ProofDialog>
      ) : null}
    </>
  );
}

import { Button, Select } from '@qlaim/web-kit';
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
  const [chosen, setChosen] = useState(ALL);
  const [asked, setAsked] = useState(false);
  const start = useStartRebuild();
  const options = [
    { value: ALL, label: 'All read models' },
    ...readModels.map((name) => ({ value: name, label: engineName(name) })),
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
          label="Read model"
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" variant="quiet" busy={busy}>
          Rebuild
        </Button>
      </form>
      {asked ? (
        <ProofDialog
          title={chosen === ALL ? 'Rebuild all read models?' : `Rebuild: ${engineName(chosen)}?`}
          action="Rebuild"
          danger={false}
          busy={start.isPending}
          onProve={(proof) =>
            start.mutate({ ...proof, ...(chosen === ALL ? {} : { readModel: chosen }) }, { onSuccess: close })
          }
          onClose={close}
        >
          The event log is read from its beginning, which takes minutes where there are many scans. Until then
          everybody sees the lists of now. Scans are answered as always.
        </ProofDialog>
      ) : null}
    </>
  );
}

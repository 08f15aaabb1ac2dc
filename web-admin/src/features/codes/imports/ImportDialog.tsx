import { IMPORTS } from '@qlaim/backend/texts/console/codes/imports';
import { Button, Checkbox, Dialog, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import './imports.css';
import { ImportFields } from './ImportFields.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportFindings } from './ImportFindings.tsx';
import { type FileToImport, useCheckImport, useStartImport } from './use-import.ts';

/** Takes a file, has it checked, and imports it. A change of the columns has it checked again. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(IMPORTS);
  const { cancel } = useKitTexts();
  const [asked, setAsked] = useState<FileToImport>();
  const [claimable, setClaimable] = useState(false);
  const check = useCheckImport();
  const start = useStartImport(onClose);
  const report = check.data?.report;
  const ready = asked && report && !check.isPending && report.valid > 0;

  function ask(next: FileToImport) {
    setAsked(next);
    check.mutate(next);
  }

  return (
    <Dialog
      open
      title={words.title}
      insistent={start.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          {ready ? (
            <Button busy={start.isPending} onClick={() => start.mutate({ ...asked, claimable })}>
              {words.submit(words.codes(report.valid))}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="qk-stack">
        <p className="qk-soft">{words.lead}</p>
        <ImportFile
          file={asked?.file}
          busy={check.isPending}
          onFile={(file) => ask({ file, columns: undefined })}
        />
        {check.isPending ? <p role="status">{words.checking}</p> : null}
        {asked && report ? (
          <>
            {check.isPending ? null : <ImportFindings report={report} />}
            <ImportFields report={report} onColumns={(columns) => ask({ ...asked, columns })} />
            <Checkbox
              label={words.claimable}
              help={words.claimableHelp}
              checked={claimable}
              onChange={({ target }) => setClaimable(target.checked)}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

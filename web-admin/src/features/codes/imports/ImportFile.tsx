import { IMPORTS } from '@qlaim/backend/texts/console/codes/imports';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef } from 'react';

interface ImportFileProps {
  file: File | undefined;
  busy: boolean;
  onFile: (file: File) => void;
}

/** Takes the file, and names it. */
export function ImportFile({ file, busy, onFile }: ImportFileProps) {
  const words = useTexts(IMPORTS);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="qa-import-file">
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv"
        aria-label={words.file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // The same file may be chosen again once it was corrected.
          target.value = '';
        }}
      />
      <Button
        variant={file ? 'quiet' : 'primary'}
        icon={<Icon name="upload" />}
        autoFocus
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {file ? words.other : words.choose}
      </Button>
      {file ? <span className="qk-soft">{file.name}</span> : null}
    </div>
  );
}

import { LIMITS } from '@qlaim/backend/contract';
import { TextField } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import type { EditCodeProps } from './edit-code-props.ts';
import { modalLinkProblem } from './link-field.ts';
import { PanelForm } from './PanelForm.tsx';
import { useDestination } from './use-destination.ts';

export function LinkPanel(props: EditCodeProps) {
  const { storedInfo } = props.code;
  const [link, setLink] = useState(storedInfo?.infoType === 'link' ? storedInfo.link : '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { save, busy } = useDestination(props);

  function submit() {
    const typed = link.trim();
    const found = modalLinkProblem(typed);
    setProblem(found);
    if (found) field.current?.focus();
    else save(typed === '' ? undefined : { type: 'link', link: typed });
  }

  return (
    <PanelForm busy={busy} onTyped={props.onTyped} onSubmit={submit}>
      <TextField
        ref={field}
        label="Link"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={LIMITS.linkLength}
        help="Begins with https:// or http://. Empty takes the destination away."
        value={link}
        error={problem}
        onChange={(event) => setLink(event.target.value)}
      />
    </PanelForm>
  );
}

import { LIMITS } from '@qlaim/backend/contract';
import { TextField } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import type { PanelProps } from './edit-code-props.ts';
import { modalLinkProblem } from './link-field.ts';
import { PanelForm } from './PanelForm.tsx';
import { emptyHelp, useDestination } from './use-destination.ts';

export function LinkPanel({ first, ...props }: PanelProps) {
  const { storedInfo } = props.code;
  const [link, setLink] = useState(storedInfo?.infoType === 'link' ? storedInfo.link : '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { save, busy, theirs } = useDestination(props, 'link');

  function submit() {
    const typed = link.trim();
    const found = modalLinkProblem(typed);
    setProblem(found);
    if (found) field.current?.focus();
    else save(typed === '' ? undefined : { type: 'link', link: typed });
  }

  return (
    <PanelForm busy={busy} theirs={theirs} onTyped={props.onTyped} onSubmit={submit}>
      <p className="qk-soft qk-small">A link begins with https:// or http://.</p>
      <TextField
        ref={field}
        label="Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoFocus={first}
        maxLength={LIMITS.linkLength}
        help={emptyHelp(props, 'link')}
        value={link}
        error={problem}
        onChange={(event) => {
          setLink(event.target.value);
          setProblem(undefined);
        }}
      />
    </PanelForm>
  );
}

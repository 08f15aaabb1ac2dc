import { LIMITS } from '@qlaim/backend/contract';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';
import type { PanelProps } from './edit-code-props.ts';
import { modalLinkProblem } from './link-field.ts';
import { PanelForm } from './PanelForm.tsx';
import { useDestination } from './use-destination.ts';

export function LinkPanel({ first, ...props }: PanelProps) {
  const { storedInfo } = props.code;
  const [link, setLink] = useState(storedInfo?.infoType === 'link' ? storedInfo.link : '');
  const [problem, setProblem] = useState<string>();
  const words = useTexts(CODE_EDIT).link;
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const { save, busy, theirs, help } = useDestination(props, 'link');

  function submit() {
    const typed = link.trim();
    const found = modalLinkProblem(typed);
    setProblem(found);
    if (found) field.current?.focus();
    else save(typed === '' ? undefined : { type: 'link', link: typed });
  }

  return (
    <PanelForm busy={busy} theirs={theirs} onTyped={props.onTyped} onSubmit={submit}>
      <p className="qk-soft qk-small">{words.rule}</p>
      <TextField
        ref={field}
        label={words.label}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoFocus={first}
        maxLength={LIMITS.linkLength}
        help={help}
        value={link}
        error={problem && say(problem)}
        onChange={(event) => {
          setLink(event.target.value);
          setProblem(undefined);
        }}
      />
    </PanelForm>
  );
}

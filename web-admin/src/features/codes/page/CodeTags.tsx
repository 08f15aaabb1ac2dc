import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { TagChips, TagField } from '../../tags/index.ts';
import { useTags } from '../commands/use-tags.ts';

/** The tags of a code, with what adds one and takes one off. */
export function CodeTags({ code }: { code: AdminCode }) {
  const { addTag, none } = useTexts(CODE_PAGE).about;
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const { mutate } = useTags(code);
  const { tags } = code;
  const may = useMay();
  const isNone = tags.length === 0;
  if (!may('content.manage'))
    return isNone ? <span className="qk-soft">{none}</span> : <TagChips tags={tags} />;

  const focusOpener = () => opener.current?.querySelector('button')?.focus();
  return (
    <>
      <div className="qa-tags-row">
        {isNone ? (
          <span className="qk-soft">{none}</span>
        ) : (
          <TagChips tags={tags} onRemove={(tag) => mutate({ add: [], remove: [tag] })} onLast={focusOpener} />
        )}
        <div ref={opener}>
          <Button variant="quiet" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {addTag}
          </Button>
        </div>
      </div>
      {adding ? (
        <TagField
          autoFocus
          taken={tags}
          onPick={(tag) => mutate({ add: [tag], remove: [] })}
          onLeave={() => {
            setAdding(false);
            focusOpener();
          }}
        />
      ) : null}
    </>
  );
}

import type { AdminCode, Owner } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { Badge, IconButton, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useContext } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { useListed } from '../../../texts/use-listed.ts';
import { CodePageLink } from '../CodePageLink.tsx';
import { OpenCode } from '../card/open-code.ts';
import { OneLine } from './OneLine.tsx';
import { useTheRowWork } from './row-work.ts';

/** The short code, which opens its page, and the editor beside it. */
export function CodeCell({ code }: { code: AdminCode }) {
  const { actions } = useTexts(CODE_LIST);
  const open = useContext(OpenCode);
  const may = useMay();
  return (
    <div className="qa-cell">
      <CodePageLink code={code} className="qa-cell-code">
        {code.shortCode}
      </CodePageLink>
      {may('content.manage') ? (
        <IconButton
          icon="link"
          label={actions.edit(code.shortCode)}
          onClick={() => open({ name: 'edit', code })}
        />
      ) : null}
    </div>
  );
}

/** The name, and the way to change it and the note in the row. */
export function NameCell({ code: { id, name, shortCode } }: { code: AdminCode }) {
  const { editText } = useTexts(CODE_TABLE).cells;
  const { edit } = useTheRowWork();
  const may = useMay();
  return (
    <div className="qa-cell">
      {may('content.manage') ? (
        <IconButton icon="edit" label={editText(shortCode)} onClick={() => edit(id)} />
      ) : null}
      <OneLine text={name} />
    </div>
  );
}

export function OwnerCell({ owner }: { owner: Owner | null }) {
  const { cells } = useTexts(CODE_TABLE);
  const { noOwner } = useTexts(CODE_LIST).code;
  if (owner === null) return <span className="qk-soft">{noOwner}</span>;
  return <OneLine text={cells.owner(`${owner.firstName} ${owner.lastName}`, owner.email)} />;
}

/** Approval in words, and badges for exceptions. */
export function StateCell({ code }: { code: AdminCode }) {
  const { approved, notApproved, disabled } = useTexts(CODE_TABLE).cells;
  const { nonpaying, hidden, withheld, flagged } = useTexts(CODE_LIST).code;
  return (
    <div className="qa-cell">
      <span className={code.approved ? '' : 'qk-soft'}>{code.approved ? approved : notApproved}</span>
      {code.isActive ? null : <Badge tone="danger">{disabled}</Badge>}
      {code.restricted ? <Badge tone="danger">{nonpaying}</Badge> : null}
      {code.hidden ? <Badge icon="eyeOff">{hidden}</Badge> : null}
      {code.withheld ? <Badge tone="danger">{withheld}</Badge> : null}
      {code.flags.length > 0 ? <Badge tone="danger">{flagged}</Badge> : null}
    </div>
  );
}

export function ScansCell({ count }: { count: number }) {
  const formats = useFormats();
  return formats.count(count);
}

/** The tags, one after the other. */
export function TagsCell({ tags }: { tags: readonly string[] }) {
  const listed = useListed();
  return <OneLine text={tags.length === 0 ? null : listed(tags)} />;
}

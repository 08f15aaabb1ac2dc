import type { AdminCode, Owner } from '@qlaim/backend/contract';
import { Badge, IconButton } from '@qlaim/web-kit';
import { useContext } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { CodePageLink } from '../CodePageLink.tsx';
import { OpenCode } from '../card/open-code.ts';
import { OneLine } from './OneLine.tsx';
import { useTheRowWork } from './row-work.ts';

/** The short code, which opens its page, and the editor beside it. */
export function CodeCell({ code }: { code: AdminCode }) {
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
          label={`Edit ${code.shortCode}`}
          onClick={() => open({ name: 'edit', code })}
        />
      ) : null}
    </div>
  );
}

/** The name, and the way to change it and the note in the row. */
export function NameCell({ code: { id, name, shortCode } }: { code: AdminCode }) {
  const { edit } = useTheRowWork();
  const may = useMay();
  return (
    <div className="qa-cell">
      {may('content.manage') ? (
        <IconButton icon="edit" label={`Edit name and note of ${shortCode}`} onClick={() => edit(id)} />
      ) : null}
      <OneLine text={name} />
    </div>
  );
}

export function OwnerCell({ owner }: { owner: Owner | null }) {
  if (owner === null) return <span className="qk-soft">No owner yet</span>;
  return <OneLine text={`${owner.firstName} ${owner.lastName}, ${owner.email}`} />;
}

/** Approval in words, and badges for exceptions. */
export function StateCell({ code }: { code: AdminCode }) {
  return (
    <div className="qa-cell">
      <span className={code.approved ? '' : 'qk-soft'}>{code.approved ? 'Approved' : 'Not approved'}</span>
      {code.isActive ? null : <Badge tone="danger">Disabled</Badge>}
      {code.restricted ? <Badge tone="danger">nonpaying</Badge> : null}
    </div>
  );
}

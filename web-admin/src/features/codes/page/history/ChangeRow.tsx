import './history.css';
import type { AdminCode } from '@qlaim/backend/contract';
import type { CodeChange } from '@qlaim/backend/contract/console';
import { Badge, exactTime, whatHappened } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { codeAtAddress } from '../../../../api/addresses.ts';
import { useMay } from '../../../../api/use-may.ts';
import { Doer } from '../../../../widgets/Doer.tsx';
import { RowGrid } from '../../../../widgets/Rows.tsx';
import { WhatChanged } from '../../../../widgets/WhatChanged.tsx';
import { RestoreVersion } from './RestoreVersion.tsx';

interface ChangeRowProps {
  code: AdminCode;
  change: CodeChange;
  /** The change before it, if it was read. */
  before: CodeChange | undefined;
}

export function ChangeRow({ code, change, before }: ChangeRowProps) {
  const { at, by, kind, current, available, restorable } = change;
  const may = useMay();
  return (
    <RowGrid className="qa-code-change">
      <time className="qk-soft" dateTime={at}>
        {exactTime(at)}
      </time>
      <div>
        <strong>{whatHappened(kind)}</strong> {current ? <Badge tone="ok">Now</Badge> : null}{' '}
        <span className="qk-soft">
          by <Doer by={by} />
        </span>
        {available ? null : <div className="qk-soft">Its name and content are not available any more</div>}
        <WhatChanged after={change} before={before} />
      </div>
      <div className="qa-code-change-tools">
        {may('audit.read') ? (
          <Link to={codeAtAddress(code.id, at)}>
            As it was<span className="qk-hidden"> {exactTime(at)}</span>
          </Link>
        ) : null}
        {restorable && may('content.manage') ? <RestoreVersion code={code} change={change} /> : null}
      </div>
    </RowGrid>
  );
}

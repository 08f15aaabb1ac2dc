import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import './history.css';
import type { AdminCode } from '@qlaim/backend/contract';
import type { CodeChange } from '@qlaim/backend/contract/console';
import { Badge, useFormats } from '@qlaim/web-kit';
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
  const { history: words, changes } = useTexts(CODE_PAGE);
  const { exactTime } = useFormats();
  return (
    <RowGrid className="qa-code-change">
      <time className="qk-soft" dateTime={at}>
        {exactTime(at)}
      </time>
      <div>
        <strong>{changes[kind]}</strong> {current ? <Badge tone="ok">{words.now}</Badge> : null}{' '}
        <span className="qk-soft">{fill(words.by, <Doer by={by} />)}</span>
        {available ? null : <div className="qk-soft">{words.gone}</div>}
        <WhatChanged after={change} before={before} />
      </div>
      <div className="qa-code-change-tools">
        {may('audit.read') ? (
          <Link to={codeAtAddress(code.id, at)} aria-label={words.asItWasAt(exactTime(at))}>
            {words.asItWas}
          </Link>
        ) : null}
        {restorable && may('content.manage') ? <RestoreVersion code={code} change={change} /> : null}
      </div>
    </RowGrid>
  );
}

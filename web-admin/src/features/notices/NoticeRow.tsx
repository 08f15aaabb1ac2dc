import './notices.css';
import type { NoticeRow as Row } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { printCode, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RowGrid } from '../../widgets/Rows.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface NoticeRowProps {
  notice: Row;
  /** What leads on, beside its state. */
  children?: ReactNode;
}

export function NoticeRow({ notice, children }: NoticeRowProps) {
  const { house, reasons, reported } = useTexts(NOTICES);
  const { id, code, reason, receivedAt } = notice;
  return (
    <RowGrid className="qa-notice">
      <div>
        <Link to={`/notices/${id}`} className="qa-notice-link">
          {reason === null ? house : reasons[reason]}
        </Link>
        <div className="qk-small">
          <bdi dir="ltr" className="qk-code">
            {printCode(code)}
          </bdi>
        </div>
        <div className="qk-soft qk-small">
          <bdi dir="ltr">{id}</bdi> · {fill(reported, <RelativeTime date={receivedAt} />)}
        </div>
      </div>
      <div>
        <StatusBadge notice={notice} />
        {children}
      </div>
    </RowGrid>
  );
}

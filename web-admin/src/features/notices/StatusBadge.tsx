import './notices.css';
import type { NoticeRow } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Badge } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** Whether a notice waits, and what was decided. */
export function StatusBadge({
  notice: { decision, reversed, status },
}: {
  notice: Pick<NoticeRow, 'decision' | 'reversed' | 'status'>;
}) {
  const texts = useTexts(NOTICES);
  if (decision === null) return <Badge tone="note">{texts.statuses.open}</Badge>;
  return (
    <span className="qa-notice-badges">
      {status === 'contested' ? <Badge tone="danger">{texts.statuses.contested}</Badge> : null}
      <Badge tone="ok">{texts.decisions[decision]}</Badge>
      {reversed ? <Badge>{texts.reversed}</Badge> : null}
    </span>
  );
}

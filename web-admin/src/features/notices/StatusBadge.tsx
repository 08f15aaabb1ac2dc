import type { NoticeRow } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { Badge } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** Whether a notice waits, or what was decided. */
export function StatusBadge({ notice: { decision } }: { notice: Pick<NoticeRow, 'decision'> }) {
  const { decisions, statuses } = useTexts(NOTICES);
  return decision === null ? (
    <Badge tone="note">{statuses.open}</Badge>
  ) : (
    <Badge tone="ok">{decisions[decision]}</Badge>
  );
}

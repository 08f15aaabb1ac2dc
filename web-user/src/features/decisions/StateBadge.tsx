import type { OwnDecision } from '@qlaim/backend/contract';
import { DECISIONS } from '@qlaim/backend/texts/owner/decisions';
import { Badge } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { stateOf } from './decisions.ts';

const TONES = {
  contestable: 'note',
  waiting: 'note',
  dismissed: 'neutral',
  reversed: 'ok',
  final: 'neutral',
} as const;

/** Where a decision stands: whether one can object, and what came of it. */
export function StateBadge({ decision }: { decision: OwnDecision }) {
  const { states } = useTexts(DECISIONS);
  const state = stateOf(decision);
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}

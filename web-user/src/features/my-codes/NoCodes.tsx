import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Card, EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { ClaimByHand } from './ClaimByHand.tsx';

export function NoCodes() {
  const { title, advice } = useTexts(CODES).none;
  return (
    <Card className="qu-no-codes">
      <EmptyState title={title}>{advice}</EmptyState>
      <ClaimByHand />
    </Card>
  );
}

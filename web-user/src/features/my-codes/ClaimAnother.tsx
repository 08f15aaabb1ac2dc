import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { ClaimByHand } from './ClaimByHand.tsx';

export function ClaimAnother() {
  const { title, lead } = useTexts(CODES).another;
  return (
    <Card as="section" className="qu-another" aria-labelledby="claim-another">
      <div>
        <h2 id="claim-another">{title}</h2>
        <p className="qk-soft">{lead}</p>
      </div>
      <ClaimByHand />
    </Card>
  );
}

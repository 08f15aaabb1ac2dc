import { Card, EmptyState } from '@qlaim/web-kit';
import { ClaimByHand } from './ClaimByHand.tsx';

export function NoCodes() {
  return (
    <Card className="qu-no-codes">
      <EmptyState title="You have no QR codes yet">
        Scan the QR code on something you bought with your phone’s camera, and claim it. It then appears here.
      </EmptyState>
      <ClaimByHand />
    </Card>
  );
}

import { Card } from '@qlaim/web-kit';
import { ClaimByHand } from './ClaimByHand.tsx';

export function ClaimAnother() {
  return (
    <Card as="section" className="qu-another" aria-labelledby="claim-another">
      <div>
        <h2 id="claim-another">Claim another code</h2>
        <p className="qk-soft">Scan it with your phone’s camera, or type it here.</p>
      </div>
      <ClaimByHand />
    </Card>
  );
}

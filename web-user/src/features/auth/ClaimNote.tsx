import { ClaimSteps, printCode } from '@qlaim/web-kit';

/** A note on the sign-in pages that names the scanned code and the steps of its claim. */
export function ClaimNote({ code, done }: { code: string; done: number }) {
  return (
    <div className="qu-claim-note">
      <p className="qu-auth-headline">This code is waiting for its owner</p>
      <p className="qk-code qu-claim-code">{printCode(code)}</p>
      <ClaimSteps done={done} />
    </div>
  );
}

import { ClaimSteps, printCode } from '@qlaim/web-kit';

/** Says throughout sign-in that the scanned code is not forgotten. */
export function ClaimNote({ code, done }: { code: string; done: number }) {
  return (
    <div className="qu-claim-note">
      <p className="qu-auth-headline">This code is waiting for its owner</p>
      <p className="qk-code qu-claim-code">{printCode(code)}</p>
      <ClaimSteps done={done} />
    </div>
  );
}

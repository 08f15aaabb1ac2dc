import { ACCOUNT } from '@qlaim/backend/texts/account';
import { CodeTag, Steps } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** A note on the sign-in pages that shows the tag of the scanned code and the steps of its claim. */
export function ClaimNote({ code, done }: { code: string; done: number }) {
  const { claim } = useTexts(ACCOUNT);
  const steps = [claim.signIn, claim.verify, claim.yours];
  return (
    <div className="qu-claim-note">
      <p className="qu-auth-headline">{done === 2 ? claim.last : claim.waiting}</p>
      <CodeTag code={code} />
      <Steps label={claim.steps} steps={steps} done={done} />
    </div>
  );
}

import type { SettledClaim } from '../../../commands/codes/settle-claim.ts';
import { codeReached } from '../../views/barcodes.ts';
import type { SignInPorts } from './ports.ts';

/** Returns the part of an answer that says whether a scanned code was claimed. Lists show a claimed code by then. */
export async function answerClaim(
  context: SignInPorts,
  { claim }: { readonly claim: SettledClaim | undefined },
) {
  if (claim?.code) await codeReached(context, claim.code);
  return claim ? { claim: claim.answer } : {};
}

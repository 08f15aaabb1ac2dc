import { Steps } from './Steps.tsx';

/** The three steps to a claimed code. The claim and the sign-in pages show the same ones. */
export function ClaimSteps({ done }: { done: number }) {
  return <Steps label="Steps to claim the code" steps={['Sign in', 'Verify email', 'Yours']} done={done} />;
}

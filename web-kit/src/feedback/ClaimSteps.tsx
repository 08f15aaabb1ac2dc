import { Steps } from './Steps.tsx';

/** The way to a claimed code, with how many of its three steps are done: the same in the claim and in sign-in. */
export function ClaimSteps({ done }: { done: number }) {
  return <Steps label="Steps to claim the code" steps={['Sign in', 'Verify email', 'Yours']} done={done} />;
}

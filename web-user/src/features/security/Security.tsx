import './security.css';
import { PasskeysCard } from './PasskeysCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

/** How the signed-in person signs in, and where they are signed in. */
export function Security() {
  return (
    <>
      <TwoStepCard />
      <PasskeysCard />
      <SessionsCard />
    </>
  );
}

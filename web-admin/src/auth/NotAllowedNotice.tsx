import { LinkButton, Notice } from '@qlaim/web-kit';
import type { NotAllowedReason } from './not-allowed-here.ts';

/** The notice after a sign-in without access, with a link to the right page. */
export function NotAllowedNotice({ reason }: { reason: NotAllowedReason }) {
  if (reason === 'unverified') {
    return (
      <Notice
        tone="danger"
        title="Please verify your email first"
        action={<LinkButton href="/login">Enter the code</LinkButton>}
      >
        We sent a six-digit code to your email.
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title="This account is not an admin"
      action={<LinkButton href="/">Go to My QR Codes</LinkButton>}
    >
      You are signed in, but the console is for admins only.
    </Notice>
  );
}

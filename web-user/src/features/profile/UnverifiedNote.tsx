import { LinkButton, Notice } from '@qlaim/web-kit';

/** Why the profile is the only page that opens, and the way on. */
export function UnverifiedNote({ email }: { email: string }) {
  return (
    <Notice
      title="Your email is not verified yet"
      action={
        <LinkButton href="/login" variant="quiet">
          Enter the code
        </LinkButton>
      }
    >
      We mailed a code to <strong className="qu-email">{email}</strong>. If that is mistyped, change it here.
    </Notice>
  );
}

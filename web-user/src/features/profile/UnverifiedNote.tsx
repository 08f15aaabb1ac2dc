import { LinkButton, Notice } from '@qlaim/web-kit';

/** The note that explains why only the profile opens, with a link to the one-time code. */
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

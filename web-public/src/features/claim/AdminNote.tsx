import { LinkButton, Notice } from '@qlaim/web-kit';

export function AdminNote() {
  return (
    <Notice
      title="You are signed in as an admin"
      action={
        <LinkButton href="/admin" variant="quiet">
          Open the dashboard
        </LinkButton>
      }
    >
      Admins look after codes but do not claim them. To claim this one, sign in with an account of your own.
    </Notice>
  );
}

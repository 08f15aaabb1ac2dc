import { ConfirmDialog, Header, type MenuItem, Page, type PageProps, useTitle } from '@qlaim/web-kit';
import { useState } from 'react';
import { useLogout } from '../session/logout.ts';
import { useUser } from '../session/SignedIn.tsx';

interface AppPageProps extends Omit<PageProps, 'header' | 'title'> {
  title: string;
  /** Whether the page holds input that is not saved. Sign Out then asks first. */
  unsaved?: boolean;
}

/** The layout of signed-in pages: logo to /, menu with Profile and Sign Out (specification section 2). */
export function AppPage({ title, unsaved = false, ...rest }: AppPageProps) {
  useTitle(title.replace(/:$/, ''));
  const user = useUser();
  const logout = useLogout();
  const [asked, setAsked] = useState(false);
  const items: MenuItem[] = [
    { label: 'Profile', icon: 'person', href: '/profile' },
    {
      label: 'Sign Out',
      icon: 'signOut',
      onSelect: () => (unsaved ? setAsked(true) : logout.mutate()),
    },
  ];
  return (
    <>
      <Page header={<Header items={items} person={user.email} />} title={title} {...rest} />
      <ConfirmDialog
        open={asked}
        title="Sign out without saving?"
        confirmLabel="Sign Out"
        cancelLabel="Stay"
        danger
        busy={logout.isPending}
        onConfirm={() => logout.mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>Your changes are not saved. Signing out removes them from this device.</p>
      </ConfirmDialog>
    </>
  );
}

import { SHELL } from '@qlaim/backend/texts/owner/shell';
import {
  ConfirmDialog,
  Header,
  LegalLinks,
  type MenuItem,
  Page,
  type PageProps,
  useTitle,
} from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useLogout } from '../session/logout.ts';
import { useUser } from '../session/SignedIn.tsx';
import { useTell } from '../shell/texts/useTell.ts';

interface AppPageProps extends Omit<PageProps, 'header' | 'footer' | 'title'> {
  title: string;
  /** Whether the page holds input that is not saved. Sign Out then asks first. */
  unsaved?: boolean;
}

/** The layout of signed-in pages: logo to /, menu with Profile and Sign Out (specification section 2). */
export function AppPage({ title, unsaved = false, ...rest }: AppPageProps) {
  useTitle(title.replace(/:$/, ''));
  const { words } = useTexts(SHELL);
  const user = useUser();
  const logout = useLogout(useTell().fail);
  const [asked, setAsked] = useState(false);
  const items: MenuItem[] = [
    { label: words.profile, icon: 'person', href: '/profile' },
    {
      label: words.signOut,
      icon: 'signOut',
      onSelect: () => (unsaved ? setAsked(true) : logout.mutate()),
    },
  ];
  return (
    <>
      <Page
        header={<Header items={items} person={user.email} />}
        footer={<LegalLinks />}
        title={title}
        {...rest}
      />
      <ConfirmDialog
        open={asked}
        title={words.unsaved.title}
        confirmLabel={words.signOut}
        cancelLabel={words.unsaved.stay}
        danger
        busy={logout.isPending}
        onConfirm={() => logout.mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>{words.unsaved.advice}</p>
      </ConfirmDialog>
    </>
  );
}

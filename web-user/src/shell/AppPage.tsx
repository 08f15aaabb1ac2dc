import { Header, type MenuItem, Page, type PageProps, useTitle } from '@qlaim/web-kit';
import { useLogout } from '../session/logout.ts';
import { useUser } from '../session/SignedIn.tsx';

interface AppPageProps extends Omit<PageProps, 'header' | 'title'> {
  title: string;
}

/** The layout of signed-in pages: logo to /, menu with Profile and Sign Out (specification section 2). */
export function AppPage({ title, ...rest }: AppPageProps) {
  useTitle(title.replace(/:$/, ''));
  const user = useUser();
  const logout = useLogout();
  const items: MenuItem[] = [
    { label: 'Profile', icon: 'person', href: '/profile' },
    { label: 'Sign Out', icon: 'signOut', onSelect: () => logout.mutate() },
  ];
  return <Page header={<Header items={items} person={user.email} />} title={title} {...rest} />;
}

import Box from '@mui/material/Box';
import { Header, type MenuItem } from '@qlaim/web-kit';
import type { LayoutProps } from 'react-admin';
import { useGetIdentity } from 'react-admin';
import { JumpButton } from '../jump/JumpButton.tsx';
import { ThemeSync } from '../theme/ThemeSync.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The console is wider than the owner's pages, to fit three cards a row. */
const CONSOLE_WIDTH = 1400;

export function ConsoleLayout({ children }: LayoutProps) {
  const { identity } = useGetIdentity();
  const signOut = useSignOut();
  const items: MenuItem[] = [
    { label: 'Profile', icon: 'person', href: '/profile' },
    { label: 'Sign Out', icon: 'signOut', onSelect: signOut },
  ];
  return (
    <Box
      sx={{
        '--console-width': `${CONSOLE_WIDTH}px`,
        '& .qk-header-row': { maxWidth: 'var(--console-width)' },
      }}
    >
      <ThemeSync />
      <a className="qk-skip" href="#main">
        Skip to the content
      </a>
      <Header items={items} person={identity?.fullName}>
        <JumpButton />
      </Header>
      <SectionLinks />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ maxWidth: 'var(--console-width)', mx: 'auto', px: { xs: 3, sm: 4 }, pb: 16 }}
      >
        {children}
      </Box>
    </Box>
  );
}

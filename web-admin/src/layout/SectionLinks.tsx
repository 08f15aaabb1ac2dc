import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { SECTIONS, type Section } from '../sections.ts';

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--qk-target)',
  px: 3,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'var(--qk-ink)' },
  '&.active': { borderColor: 'currentColor', color: 'var(--qk-ink)', fontWeight: 600 },
} as const;

/** The console's navigation. On a narrow screen it scrolls sideways. */
export function SectionLinks() {
  const { pathname } = useLocation();
  const inCodes = pathname === '/' || pathname.startsWith('/codes');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(nav.current));
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label="Sections"
      className="qk-soft"
      sx={{
        display: 'flex',
        overflowX: 'auto',
        maxWidth: 'var(--console-width)',
        mx: 'auto',
        px: { xs: 0, sm: 1 },
        borderBottom: '1px solid var(--qk-line)',
      }}
    >
      {linksTo(SECTIONS.filter(({ leads }) => leads))}
      <Box component={NavLink} to="/" end className={inCodes ? 'active' : ''} sx={linkStyles}>
        Codes
      </Box>
      {linksTo(SECTIONS.filter(({ leads }) => !leads))}
    </Box>
  );
}

/** Scrolls the navigation alone, so that the current section is in its middle. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('.active');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

const linksTo = (sections: readonly Section[]) =>
  sections
    .filter(({ label }) => label)
    .map(({ path, label }) => (
      <Box component={NavLink} key={path} to={path} sx={linkStyles}>
        {label}
      </Box>
    ));

import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMay } from '../api/use-may.ts';
import { SECTIONS, type Section } from '../sections.ts';

/** The console's navigation: the sections that the role reads. On a narrow screen it scrolls sideways. */
export function SectionLinks() {
  const { pathname } = useLocation();
  const inCodes = pathname === '/' || pathname.startsWith('/codes');
  const may = useMay();
  const sections = SECTIONS.filter(({ needs }) => may(needs));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(nav.current));
  return (
    <nav ref={nav} aria-label="Sections" className="qa-sections qk-soft">
      {linksTo(sections.filter(({ leads }) => leads))}
      {may('codes.read') ? (
        <NavLink to="/" end className={inCodes ? 'qa-section-link active' : 'qa-section-link'}>
          Codes
        </NavLink>
      ) : null}
      {linksTo(sections.filter(({ leads }) => !leads))}
    </nav>
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
      <NavLink key={path} to={path} className="qa-section-link">
        {label}
      </NavLink>
    ));

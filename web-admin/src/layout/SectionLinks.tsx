import type { ConsoleWords } from '@qlaim/backend/texts/console/shell';
import { Suspense, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMay } from '../api/use-may.ts';
import { SECTIONS, type Section } from '../sections.ts';
import { useWords } from '../texts/use-say.ts';

/** The console's navigation: the sections that the role reads. On a narrow screen it scrolls sideways. */
export function SectionLinks() {
  const { pathname } = useLocation();
  const inCodes = pathname === '/' || pathname.startsWith('/codes');
  const may = useMay();
  const { sections: names } = useWords();
  const sections = SECTIONS.filter(({ needs }) => may(needs));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(nav.current));
  return (
    <nav ref={nav} aria-label={names.label} className="qa-sections qk-soft">
      {linksTo(
        sections.filter(({ leads }) => leads),
        names,
      )}
      {may('codes.read') ? (
        <NavLink to="/" end className={inCodes ? 'qa-section-link active' : 'qa-section-link'}>
          {names.codes}
        </NavLink>
      ) : null}
      {linksTo(
        sections.filter(({ leads }) => !leads),
        names,
      )}
    </nav>
  );
}

/** Scrolls the navigation alone, so that the current section is in its middle. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('.active');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

const linksTo = (sections: readonly Section[], names: ConsoleWords['sections']) =>
  sections.map(({ path, name, Count }) =>
    name === undefined ? null : (
      <NavLink key={path} to={path} className="qa-section-link">
        {names[name]}
        {Count ? (
          <Suspense>
            <Count />
          </Suspense>
        ) : null}
      </NavLink>
    ),
  );

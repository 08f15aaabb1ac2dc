import type { ConsoleWords } from '@qlaim/backend/texts/console/shell';
import { Suspense } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMay } from '../api/use-may.ts';
import { SECTIONS, type Section } from '../sections.ts';
import { useWords } from '../texts/use-say.ts';
import { useScrollToCurrent } from '../widgets/use-scroll-to-current.ts';

/** The console's navigation: the sections that the role reads. On a narrow screen it scrolls sideways. */
export function SectionLinks() {
  const { pathname } = useLocation();
  const inCodes = pathname === '/' || pathname.startsWith('/codes');
  const may = useMay();
  const { sections: names } = useWords();
  const sections = SECTIONS.filter(({ needs }) => may(needs));
  const nav = useScrollToCurrent<HTMLElement>(`${pathname} ${sections.length} ${names.label}`);
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

import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { EmptyState, useFormats, useHydrating } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { lazy, useDeferredValue, useState } from 'react';
import { CodeCard } from './CodeCard.tsx';
import { findCodes, typesOf, type Wanted } from './find/find-codes.ts';

// Most owners have few codes. The list shows together with its search.
const FindFields = lazy(() => import('./find/FindFields.tsx'));

/** Up to this many codes are seen at a glance. More get a search, a choice of type, and one of order. */
const AT_A_GLANCE = 12;
/** The server sends so many cards, which fill a screen. The others follow once the app has taken the page over. */
const FIRST_CARDS = 6;

const ALL: Wanted = { text: '', order: 'newest', type: 'all' };

export function CodeCards({ codes, refreshing }: { codes: readonly Barcode[]; refreshing: boolean }) {
  const { find, content } = useTexts(CODES);
  const { language } = useShown();
  const { count } = useFormats();
  const [wanted, setWanted] = useState(ALL);
  const many = codes.length > AT_A_GLANCE;
  const text = useDeferredValue(wanted.text);
  const shown = useDeferredValue(useHydrating() ? FIRST_CARDS : Number.POSITIVE_INFINITY);
  const found = many ? findCodes(codes, { ...wanted, text }, { content, language }) : codes;
  const narrowed = text.trim() !== '' || wanted.type !== 'all';
  return (
    <>
      {many ? (
        <FindFields wanted={wanted} onWanted={setWanted} types={typesOf(codes)}>
          {narrowed ? find.some(count(found.length), codes.length) : find.all(codes.length)}
        </FindFields>
      ) : null}
      {found.length === 0 ? (
        <EmptyState icon="search" title={find.none}>
          {find.advice}
        </EmptyState>
      ) : (
        <ul className="qu-codes" aria-busy={refreshing}>
          {found.slice(0, shown).map((barcode) => (
            <CodeCard key={barcode._id} barcode={barcode} />
          ))}
        </ul>
      )}
    </>
  );
}

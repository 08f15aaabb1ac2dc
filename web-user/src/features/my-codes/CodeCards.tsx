import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { EmptyState, useFormats, useHydrating } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { useDeferredValue, useState } from 'react';
import { CodeCard } from './CodeCard.tsx';
import { FindFields } from './find/FindFields.tsx';
import { findCodes, type Order } from './find/find-codes.ts';

/** Up to this many codes are seen at a glance. More get a search and a choice of order. */
const AT_A_GLANCE = 12;
/** The server sends so many cards, which fill a screen. The others follow once the app has taken the page over. */
const FIRST_CARDS = 6;

export function CodeCards({ codes, refreshing }: { codes: readonly Barcode[]; refreshing: boolean }) {
  const { find, content } = useTexts(CODES);
  const { language } = useShown();
  const { count } = useFormats();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const many = codes.length > AT_A_GLANCE;
  const wanted = useDeferredValue(text);
  const shown = useDeferredValue(useHydrating() ? FIRST_CARDS : Number.POSITIVE_INFINITY);
  const found = many ? findCodes(codes, wanted, order, { content, language }) : codes;
  return (
    <>
      {many ? (
        <FindFields text={text} onText={setText} order={order} onOrder={setOrder}>
          {wanted.trim() === '' ? find.all(codes.length) : find.some(count(found.length), codes.length)}
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

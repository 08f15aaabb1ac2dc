import type { Barcode } from '@qlaim/backend/contract';
import { EmptyState, formatCount, useHydrating } from '@qlaim/web-kit';
import { useDeferredValue, useState } from 'react';
import { CodeCard } from './CodeCard.tsx';
import { FindFields } from './FindFields.tsx';
import { findCodes, type Order } from './find-codes.ts';

/** Up to this many codes are seen at a glance. More get a search and a choice of order. */
const AT_A_GLANCE = 12;
/** The server sends so many cards, which fill a screen. The others follow once the app has taken the page over. */
const FIRST_CARDS = 6;

export function CodeCards({ codes, refreshing }: { codes: readonly Barcode[]; refreshing: boolean }) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const many = codes.length > AT_A_GLANCE;
  const wanted = useDeferredValue(text);
  const shown = useDeferredValue(useHydrating() ? FIRST_CARDS : Number.POSITIVE_INFINITY);
  const found = many ? findCodes(codes, wanted, order) : codes;
  return (
    <>
      {many ? (
        <FindFields text={text} onText={setText} order={order} onOrder={setOrder}>
          {wanted.trim() === ''
            ? `${formatCount(codes.length)} codes`
            : `${formatCount(found.length)} of ${formatCount(codes.length)} codes`}
        </FindFields>
      ) : null}
      {found.length === 0 ? (
        <EmptyState icon="search" title="No code matches">
          Search for a part of the name, the printed code or the destination.
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

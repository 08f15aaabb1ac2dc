import { Fragment } from 'react';

/** An address of another site. Its lines break behind slashes, rather than within a word. */
export function ShownAddress({ address }: { address: string }) {
  return (
    <bdi dir="ltr">
      {partsOf(address).map(({ from, part }) => (
        <Fragment key={from}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}

/** The parts of an address, each with the slashes at its end. */
const partsOf = (address: string) =>
  Array.from(address.matchAll(/[^/]+\/*/g), ({ 0: part, index: from }) => ({ from, part }));

import { PRODUCT_NAME } from '@qlaim/backend/contract';
import { useLook } from '../look.ts';
import { Mark } from './Mark.tsx';

const SIZE = 32;

/** The name of the shop; the product has its mark beside it. */
export function Wordmark() {
  const { name } = useLook();
  return (
    <span className="qk-wordmark">
      {name === PRODUCT_NAME ? <Mark size={SIZE} /> : null}
      <span className="qk-wordmark-word">{name}</span>
    </span>
  );
}

import { PRODUCT_NAME } from '@qlaim/backend/contract';
import { cx } from '../cx.ts';
import { useLook } from './look.ts';
import { Mark } from './Mark.tsx';

const SIZE = 32;
/** Characters of a name that fit beside the menu of a phone in large letters. */
const LONG = 16;

/** The logo of the shop, else its name; the product has its mark beside it. */
export function Wordmark() {
  const { name, logo } = useLook();
  if (logo)
    return <img className="qk-logo" src={logo.url} width={logo.width} height={logo.height} alt={name} />;
  return (
    <span className="qk-wordmark">
      {name === PRODUCT_NAME ? <Mark size={SIZE} /> : null}
      <span className={cx('qk-wordmark-word', name.length > LONG && 'qk-wordmark-long')}>{name}</span>
    </span>
  );
}

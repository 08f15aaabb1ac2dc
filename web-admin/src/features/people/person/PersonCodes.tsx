import './person.css';
import { FALLBACKS } from '@qlaim/backend/contract';
import { Count, printCode } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { codeAddress, codesAddress } from '../../../api/addresses.ts';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { useCodesOf } from '../../help/index.ts';

/** The codes that a person owns, each with its line in the list of codes. */
export function PersonCodes({ id }: { id: string }) {
  const read = useCodesOf(id);
  const { data } = read;
  return (
    <>
      <h2>Codes</h2>
      {data?.barcodes.length ? (
        <p>
          <Link to={codesAddress({ ownerId: id })}>Show them in the list of codes</Link>
        </p>
      ) : null}
      <ReadState read={read} height={96} fallback={FALLBACKS.getCode} />
      {data?.barcodes.length === 0 ? <p className="qk-soft">No codes</p> : null}
      {data?.next === undefined ? null : (
        <p className="qk-soft">The {data.barcodes.length} codes that were claimed last, of more</p>
      )}
      <ul className="qa-person-codes qk-list">
        {data?.barcodes.map(({ shortCode, name, scanCount }) => (
          <li key={shortCode} className="qa-person-code">
            <Link to={codeAddress(shortCode)} className="qk-line-link">
              <span className="qk-code">{printCode(shortCode)}</span>
            </Link>
            <div className="qa-person-code-name">{name}</div>
            <Count value={scanCount} one="scan" />
          </li>
        ))}
      </ul>
    </>
  );
}

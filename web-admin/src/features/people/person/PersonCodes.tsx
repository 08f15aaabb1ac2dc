import './person.css';
import { FALLBACKS } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { codeAddress, codesAddress } from '../../../api/addresses.ts';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { useCodesOf } from '../../help/index.ts';

/** The codes that a person owns, each with its line in the list of codes. */
export function PersonCodes({ id }: { id: string }) {
  const words = useTexts(PEOPLE).person.codes;
  const read = useCodesOf(id);
  const { data } = read;
  return (
    <>
      <h2>{words.title}</h2>
      {data?.barcodes.length ? (
        <p>
          <Link to={codesAddress({ ownerId: id })}>{words.inList}</Link>
        </p>
      ) : null}
      <ReadState read={read} height={96} fallback={FALLBACKS.getCode} />
      {data?.barcodes.length === 0 ? <p className="qk-soft">{words.none}</p> : null}
      {data?.next === undefined ? null : <p className="qk-soft">{words.latest(data.barcodes.length)}</p>}
      <ul className="qa-person-codes qk-list">
        {data?.barcodes.map(({ shortCode, name, scanCount }) => (
          <li key={shortCode} className="qa-person-code">
            <Link to={codeAddress(shortCode)} className="qk-line-link">
              <span className="qk-code" dir="ltr">
                {printCode(shortCode)}
              </span>
            </Link>
            <div dir="auto" className="qa-person-code-name">
              {name}
            </div>
            <span className="qk-count">{words.scans(scanCount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { AdminCode } from '@qlaim/backend/contract';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { codeAddress } from '../../../api/addresses.ts';
import type { ListPlace } from '../../../api/list-place.ts';

interface CodeOfBatchProps {
  code: AdminCode;
  /** Where the code stands, so that its page leads to the codes before and after it. */
  list: ListPlace;
}

/** A code of a batch: how far it is, and its name. */
export function CodeOfBatch({ code, list }: CodeOfBatchProps) {
  const words = useTexts(BATCHES).codes;
  const state = code.user ? words.claimed : code.approved ? words.approved : words.notApproved;
  return (
    <li>
      <Link to={codeAddress(code.id)} state={{ list }} className="qk-line-link">
        <span className="qk-code">{printCode(code.id)}</span>
      </Link>
      <div className="qk-soft qk-small">{code.name === null ? state : `${state} · ${code.name}`}</div>
    </li>
  );
}

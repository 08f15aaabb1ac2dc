import './audit.css';
import type { AuditEntry } from '@qlaim/backend/contract';
import { printCode } from '@qlaim/web-kit';
import { Link } from 'react-router-dom';
import { batchAddress, codeAddress, codeAtAddress } from '../../api/addresses.ts';
import { PersonLink } from '../../widgets/PersonLink.tsx';
import { batchName } from '../batches/index.ts';

/** What an event happened to: a code, an account, a batch. */
export const EventSubject = ({ entry: { at, by, code, person, batch } }: { entry: AuditEntry }) => (
  <>
    {code === null ? null : (
      <span className="qa-event-code">
        <Link to={codeAddress(code)} className="qk-code">
          {printCode(code)}
        </Link>
        <Link
          className="qk-small"
          to={codeAtAddress(code, at)}
          aria-label={`${printCode(code)} as it was then`}
        >
          as it was then
        </Link>
      </span>
    )}
    {person === null || person.id === by.id ? null : (
      <>
        <span className="qk-soft">Account of </span>
        <PersonLink {...person} />
      </>
    )}
    {batch === null ? null : <Link to={batchAddress(batch.id)}>{nameOf(batch)}</Link>}
  </>
);

/** The list of batches learns of a new one a moment after the log. */
const nameOf = ({ name, createdAt }: NonNullable<AuditEntry['batch']>): string =>
  createdAt === null ? 'Its batch' : batchName({ name, createdAt });

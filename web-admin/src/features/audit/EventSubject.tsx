import './audit.css';
import type { AuditEntry } from '@qlaim/backend/contract';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { batchAddress, codeAddress, codeAtAddress } from '../../api/addresses.ts';
import { PersonLink } from '../../widgets/PersonLink.tsx';
import { useBatchName } from '../batches/index.ts';

/** What an event happened to: a code, an account, a batch. */
export function EventSubject({ entry: { at, by, code, person, batch } }: { entry: AuditEntry }) {
  const { event: words } = useTexts(AUDIT);
  const batchName = useBatchName();
  return (
    <>
      {code === null ? null : (
        <span className="qa-event-code">
          <Link to={codeAddress(code)} className="qk-code">
            {printCode(code)}
          </Link>
          <Link
            className="qk-small"
            to={codeAtAddress(code, at)}
            aria-label={words.asItWasNamed(printCode(code))}
          >
            {words.asItWas}
          </Link>
        </span>
      )}
      {person === null || person.id === by.id ? null : (
        <>
          <span className="qk-soft">{words.accountOf} </span>
          <PersonLink {...person} />
        </>
      )}
      {batch === null ? null : (
        <Link dir="auto" to={batchAddress(batch.id)}>
          {nameOf(batch)}
        </Link>
      )}
    </>
  );

  /** The list of batches learns of a new one a moment after the log. */
  function nameOf({ name, createdAt }: NonNullable<AuditEntry['batch']>): string {
    return createdAt === null ? words.itsBatch : batchName({ name, createdAt });
  }
}

import type { Home } from '@qlaim/backend/contract';
import { Card, formatCount } from '@qlaim/web-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { codesAddress } from '../api/code-addresses.ts';

/** The codes that no admin has approved. */
export function WaitingCodes({ unapproved, codes }: Pick<Home, 'unapproved' | 'codes'>) {
  const id = useId();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>What waits</h2>
      {unapproved === 0 ? (
        <p>Nothing: every code is approved.</p>
      ) : (
        <p>
          <Link to={codesAddress({ approved: false })}>
            {formatCount(unapproved)} {unapproved === 1 ? 'code' : 'codes'} to approve
          </Link>
        </p>
      )}
      <p className="qk-soft qk-small">Of {formatCount(codes)} in total.</p>
    </Card>
  );
}

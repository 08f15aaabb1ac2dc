import type { Home } from '@qlaim/backend/contract';
import { Card, printCode, RelativeTime } from '@qlaim/web-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { codesAddress } from '../api/code-addresses.ts';

/** The codes that were claimed last. */
export function Claims({ claims }: Pick<Home, 'claims'>) {
  const id = useId();
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>Newest claims</h2>
      {claims.length === 0 ? (
        <p className="qk-soft">No code is claimed yet.</p>
      ) : (
        <table className="qk-numbers" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Code and owner</th>
              <th scope="col">Claimed</th>
            </tr>
          </thead>
          <tbody>
            {claims.map(({ code, name, owner, claimedAt }) => (
              <tr key={code}>
                <th scope="row">
                  <Link
                    className="qk-code"
                    style={{ whiteSpace: 'nowrap' }}
                    to={codesAddress({ link: code })}
                  >
                    {printCode(code)}
                  </Link>
                  <span className="qk-soft">
                    {' '}
                    {[name, owner ?? 'a person who has left'].filter((part) => part !== null).join(', ')}
                  </span>
                </th>
                <td>
                  <RelativeTime date={claimedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

import { Card, Skeleton } from '@qlaim/web-kit';

/** Placeholders in the shape of the cards. */
export function CodesSkeleton() {
  return (
    <>
      <p className="qk-hidden" role="status">
        Loading your QR codes
      </p>
      <ul className="qu-codes" aria-hidden="true">
        {['first', 'second', 'third'].map((card) => (
          <Card as="li" className="qu-code" key={card}>
            <div className="qu-code-top">
              <Skeleton shape="block" width={120} height={120} />
              <div className="qu-code-words">
                <Skeleton width="80%" height={20} />
                <Skeleton width="95%" />
                <Skeleton width="40%" />
              </div>
            </div>
            <Skeleton width="70%" />
            <Skeleton shape="block" height={48} />
            <Skeleton shape="block" height={44} />
          </Card>
        ))}
      </ul>
    </>
  );
}

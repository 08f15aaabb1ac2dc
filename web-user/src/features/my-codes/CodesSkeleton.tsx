import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Card, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** Placeholders with the height of the cards. */
export function CodesSkeleton() {
  const { loading } = useTexts(CODES).list;
  return (
    <>
      <p className="qk-hidden" role="status">
        {loading}
      </p>
      <ul className="qu-codes" aria-hidden="true">
        {['first', 'second', 'third'].map((card) => (
          <Card as="li" className="qu-code" key={card}>
            <div className="qu-thing">
              <Skeleton shape="block" width={134} height={158} />
            </div>
            <div className="qu-code-words">
              <Skeleton width="80%" height={20} />
              <Skeleton width="95%" />
              <Skeleton width="40%" />
            </div>
            <div className="qu-code-link">
              <Skeleton width="70%" />
            </div>
            <div className="qu-code-activity">
              <div>
                <Skeleton width={72} />
                <Skeleton width={104} />
              </div>
              <Skeleton width={120} height={28} />
            </div>
            <Skeleton shape="block" height={44} />
          </Card>
        ))}
      </ul>
    </>
  );
}

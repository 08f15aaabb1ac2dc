import './card.css';
import { Card, Skeleton } from '@qlaim/web-kit';

/** Pixels: the picture of a short address. */
const PICTURE = 101;

const LINES = ['60%', '85%', '75%', '90%'];

/** A placeholder in the shape of a card, so that nothing shifts when the codes load. */
export function CodeCardSkeleton() {
  return (
    <div className="qa-code-card">
      <Card as="div">
        <div className="qa-code-card-head">
          <Skeleton shape="block" width={PICTURE} height={PICTURE} />
          <div className="qa-code-card-lines">
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
        <div className="qa-code-facts">
          <Skeleton width="100%" />
        </div>
        <div className="qa-code-card-foot">
          <Skeleton width="12rem" height={28} />
        </div>
      </Card>
    </div>
  );
}

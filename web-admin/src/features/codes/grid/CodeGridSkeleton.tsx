import './grid.css';
import { CodeCardSkeleton } from '../card/CodeCardSkeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function CodeGridSkeleton() {
  return (
    <div className="qa-code-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <CodeCardSkeleton key={place} />
      ))}
    </div>
  );
}

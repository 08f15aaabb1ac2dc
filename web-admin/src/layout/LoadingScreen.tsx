import './layout.css';
import { Spinner } from '@qlaim/web-kit';

export function LoadingScreen() {
  return (
    <div className="qa-loading">
      <Spinner size={32} label="Loading" />
    </div>
  );
}

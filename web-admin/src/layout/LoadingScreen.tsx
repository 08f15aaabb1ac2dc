import './layout.css';
import { LOADING } from '@qlaim/backend/texts';
import { Spinner } from '@qlaim/web-kit';
import { useShown } from '@qlaim/web-kit/texts';

export function LoadingScreen() {
  return (
    <div className="qa-loading">
      <Spinner size={32} label={LOADING[useShown().language]} />
    </div>
  );
}

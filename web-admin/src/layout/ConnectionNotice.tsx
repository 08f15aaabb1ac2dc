import { useOnline } from '@qlaim/web-kit';
import { useWords } from '../texts/use-say.ts';

/** Says that there is no connection. The page stays as it is, and reads again by itself once there is one. */
export function ConnectionNotice() {
  const online = useOnline();
  const { offline } = useWords();
  return <div role="status">{online ? null : <div className="qa-connection">{offline}</div>}</div>;
}

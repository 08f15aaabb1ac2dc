import { Spinner } from '../Spinner.tsx';

/** In place of a screen's content while it is asked for. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className="qk-waiting">
      <Spinner label={label} size={28} />
    </div>
  );
}

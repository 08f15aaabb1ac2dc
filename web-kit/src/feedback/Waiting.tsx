import { Spinner } from '../Spinner.tsx';

/** Replaces a screen's content while it loads. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className="qk-waiting">
      <Spinner label={label} size={28} />
    </div>
  );
}

import { Spinner } from '../Spinner.tsx';

export interface OverlayProps {
  open: boolean;
  /** Shown, and announced by screen readers: 'Saving…'. */
  label: string;
  /** The overlay covers the whole window instead of the nearest positioned parent. */
  page?: boolean | undefined;
}

/** The live region is always mounted, because screen readers announce only changes inside it. */
export function Overlay({ open, label, page }: OverlayProps) {
  return (
    <div
      role="status"
      className={page ? 'qk-overlay qk-overlay-page' : 'qk-overlay'}
      data-open={open || undefined}
    >
      {open ? (
        <span className="qk-overlay-words">
          <Spinner size={28} />
          {label}
        </span>
      ) : null}
    </div>
  );
}

import { Spinner } from '../Spinner.tsx';

export interface OverlayProps {
  open: boolean;
  /** Said and shown: 'Saving…'. */
  label: string;
  /** Over the whole window instead of the nearest positioned parent. */
  page?: boolean | undefined;
}

/** The live region is always there, so that its words are announced when they come. */
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

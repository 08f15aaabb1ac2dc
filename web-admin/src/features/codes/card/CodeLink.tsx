import type { AdminCode } from '@qlaim/backend/contract';
import { OneLine } from './OneLine.tsx';

/** The link of a code. Where it does not fit, the host is cut, and the short code stays. */
export function CodeLink({ code: { link } }: { code: AdminCode }) {
  const end = link.lastIndexOf('/') + 1;
  return (
    <OneLine href={link} whole={link}>
      <span className="qk-code qa-code-link">
        <span className="qa-code-line">{link.slice(0, end).replace(/^https?:\/\//, '')}</span>
        <span>{link.slice(end)}</span>
      </span>
    </OneLine>
  );
}

import './code-head.css';
import { Notice } from '@qlaim/web-kit';

/** The first thing that a new owner reads after the claim. */
export function ClaimedNote() {
  return (
    <div className="qu-claimed">
      <Notice tone="ok" title="This code is yours">
        Choose where it leads, as often as you like.
      </Notice>
    </div>
  );
}

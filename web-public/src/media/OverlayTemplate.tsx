import { Icon } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface OverlayTemplateProps {
  /** The script finds the overlay by it. */
  name: 'pictures' | 'pdf';
  label?: string;
  /** What stands before Close. */
  bar: ReactNode;
  children?: ReactNode;
  /** What stands below the rest. */
  foot?: ReactNode;
}

/** An overlay over the whole page, with its texts. It is inert until the script opens a copy of it. */
export function OverlayTemplate({ name, label, bar, children, foot }: OverlayTemplateProps) {
  const { overlay } = useTexts();
  return (
    <template data-overlay={name}>
      <dialog className="qp-overlay" aria-label={label}>
        <div className="qp-overlay-bar">
          {bar}
          <button type="button" className="qp-button" data-close="">
            <Icon name="close" size={18} />
            {overlay.close}
          </button>
        </div>
        <div className="qp-overlay-body">{children}</div>
        {foot}
      </dialog>
    </template>
  );
}

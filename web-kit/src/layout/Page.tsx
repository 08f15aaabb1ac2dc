import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useKitTexts } from '../kit-context.tsx';

export interface PageProps {
  header?: ReactNode;
  /** The page's only h1. */
  title?: ReactNode;
  /** A link above the title. */
  back?: ReactNode;
  /** Actions beside the title, or under it on a narrow screen. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** The maximum width: 440, 720 or 1120 px, or no limit. */
  width?: 'form' | 'text' | 'wide' | 'full' | undefined;
  children: ReactNode;
}

/** The landmarks of every screen: skip link, header, main and footer. */
export function Page(props: PageProps) {
  const { header, title, back, actions, footer, width = 'wide', children } = props;
  const { skip } = useKitTexts();
  return (
    <div className="qk-page">
      <a className="qk-skip" href="#main">
        {skip}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={cx('qk-main', `qk-main-${width}`)}>
        {back}
        {title ? (
          <div className="qk-page-head">
            <h1 className="qk-page-title">{title}</h1>
            {actions ? <div className="qk-page-actions">{actions}</div> : null}
          </div>
        ) : null}
        {children}
      </main>
      {footer ? <footer className="qk-foot">{footer}</footer> : null}
    </div>
  );
}

import './styles/page-frame.css';
import { useTitle } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWidgetTexts } from './use-widget-texts.ts';

export interface PageFrameProps {
  title: string;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  /** What the page is for. */
  intro?: ReactNode;
  /** A button or a link beside the heading. */
  aside?: ReactNode;
  /** The page above this one. */
  back?: { readonly to: string; readonly label: string } | undefined;
  children: ReactNode;
}

/** A page of the console: its heading, and its parts below each other. */
export function PageFrame({ title, heading = title, intro, aside, back, children }: PageFrameProps) {
  useTitle(title);
  const { trail } = useWidgetTexts();
  return (
    <div className="qa-page">
      {back ? (
        <nav aria-label={trail} className="qa-trail">
          <Link to={back.to} className="qk-line-link">
            {back.label}
          </Link>
          <span aria-hidden="true" className="qk-soft">
            ›
          </span>
          <span aria-current="page" className="qk-soft">
            {title}
          </span>
        </nav>
      ) : null}
      <div className="qa-page-head">
        <div className="qa-page-words">
          <h1 className="qk-page-title">{heading}</h1>
          {intro ? <p className="qk-soft">{intro}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

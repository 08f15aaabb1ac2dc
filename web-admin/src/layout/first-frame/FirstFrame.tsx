import { Header } from '@qlaim/web-kit';

/** The frame of the console and the title of its first page, where the console will show them. */
export const FirstFrame = ({ title }: { title: string }) => (
  <div className="qa-console qa-first-frame">
    <Header />
    <div className="qa-sections" />
    <div className="qa-main">
      <div className="qa-codes-head">
        <h1 className="qk-page-title">{title}</h1>
      </div>
    </div>
  </div>
);

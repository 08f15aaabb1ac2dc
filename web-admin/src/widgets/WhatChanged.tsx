import './styles/what-changed.css';
import type { CodeContents } from '@qlaim/backend/contract/console';
import { WHAT_CHANGED } from '@qlaim/backend/texts/console/what-changed';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { whatChanged } from './what-changed.ts';

interface WhatChangedProps {
  after: CodeContents;
  before: CodeContents | undefined;
}

/** What a change of a code replaced, a line for each part; nothing where it is not known. */
export function WhatChanged({ after, before }: WhatChangedProps) {
  const words = useTexts(WHAT_CHANGED);
  return whatChanged(after, before, words).map(({ what, from, to }) => (
    <div key={what}>
      <span className="qk-soft">{what}: </span>
      <bdi>{from}</bdi> <Icon name="forward" size={14} className="qa-became" />
      <span className="qk-hidden"> {words.became} </span> <bdi>{to}</bdi>
    </div>
  ));
}

import type { CodeContents } from '@qlaim/backend/contract/console';
import { Icon } from '@qlaim/web-kit';
import { whatChanged } from './what-changed.ts';

interface WhatChangedProps {
  after: CodeContents;
  before: CodeContents | undefined;
}

/** What a change of a code replaced, a line for each part; nothing where it is not known. */
export const WhatChanged = ({ after, before }: WhatChangedProps) =>
  whatChanged(after, before).map(({ what, from, to }) => (
    <div key={what}>
      <span className="qk-soft">{what}: </span>
      {from} <Icon name="forward" size={14} />
      <span className="qk-hidden"> became </span> {to}
    </div>
  ));

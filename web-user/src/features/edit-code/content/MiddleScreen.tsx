import { Icon, type IconName } from '@qlaim/web-kit';
import type { ReactNode } from 'react';

interface MiddleScreenProps {
  /** What stands above the middle. */
  bar?: ReactNode;
  icon?: IconName;
  children: ReactNode;
}

/** A screen of a phone with a few words in its middle. */
export const MiddleScreen = ({ bar, icon, children }: MiddleScreenProps) => (
  <div className="qu-screen">
    {bar}
    <div className="qu-screen-middle">
      {icon ? (
        <span className="qu-screen-icon">
          <Icon name={icon} size={32} />
        </span>
      ) : null}
      {children}
    </div>
  </div>
);

/** The screen of a tab whose input leads nowhere yet. */
export const NothingYet = ({ words }: { words: string }) => (
  <MiddleScreen>
    <p className="qk-soft">{words}</p>
  </MiddleScreen>
);

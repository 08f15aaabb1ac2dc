import { linkProblem, normaliseLink, shownHost } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { MiddleScreen, NothingYet } from '../MiddleScreen.tsx';

/** The address that a scan opens. */
export function LinkScreen({ link }: { link: string }) {
  const { scanOpens, link: words } = useTexts(EDIT).types;
  if (linkProblem(link) !== undefined) return <NothingYet words={words.empty} />;
  const address = normaliseLink(link);
  const host = shownHost(address);
  const { pathname, search } = new URL(address);
  const path = `${pathname}${search}`;
  const bar = (
    <p className="qu-screen-bar">
      <Icon name="lock" size={14} />
      <span>{host.replace(/^www\./, '')}</span>
    </p>
  );
  return (
    <MiddleScreen bar={bar} icon="external">
      <p className="qk-soft">{scanOpens}</p>
      <p className="qu-screen-title">{host}</p>
      {path === '/' ? null : <p className="qk-soft qk-small">{path}</p>}
    </MiddleScreen>
  );
}

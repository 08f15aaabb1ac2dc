import { MISSED_SHARE } from '@qlaim/backend/contract/installed-app';
import { PHONE } from '@qlaim/backend/texts/owner/phone';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { EmptyState, LinkButton, useLook } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import './share.css';
import { AppPage } from '../../layout/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { CodesForShared } from './CodesForShared.tsx';
import { PictureList } from './PictureList.tsx';
import { registerWorker } from './register-worker.ts';
import { useShared } from './useShared.ts';

/** The page for pictures that the share sheet of a phone has sent: it asks which code gets them. */
export default function SharePage() {
  const { share } = useTexts(PHONE);
  const { words } = useTexts(SHELL);
  const { name: shop } = useLook();
  const [parameters] = useSearchParams();
  const shared = useShared();
  const missed = parameters.has(MISSED_SHARE);
  // After a miss, the next try arrives.
  useEffect(registerWorker, []);
  return (
    <AppPage title={share.title} width="text" back={<BackLink href="/">{words.back}</BackLink>}>
      {missed || shared.pictures?.length === 0 ? (
        <EmptyState
          icon={missed ? 'alert' : 'image'}
          title={missed ? share.missed : share.none}
          action={<LinkButton href="/">{words.goToMyCodes}</LinkButton>}
        >
          {missed ? share.missedAdvice : share.noneAdvice(shop)}
        </EmptyState>
      ) : null}
      {shared.pictures?.length ? (
        <div className="qu-share-page">
          <p>{share.lead(shared.pictures.length)}</p>
          <PictureList pictures={shared.pictures} onRemove={shared.remove} />
          <CodesForShared />
        </div>
      ) : null}
    </AppPage>
  );
}

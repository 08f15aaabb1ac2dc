import type { ClaimablePage as Page } from '@qlaim/backend/contract';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { Button, CodeTag, LinkButton, Notice, Steps } from '@qlaim/web-kit';
import { LandingFrame } from '../../frame/LandingFrame.tsx';

/** Offers a code that can be claimed. Its button is a form, which works without script. */
export function ClaimablePage({ page }: { page: Page }) {
  const { code, failed, language, visitor } = page;
  const words = CLAIM_TEXTS[language].claim;
  return (
    <LandingFrame page={page} width="form">
      <div className="qp-claim">
        <CodeTag code={code} />
        <h1 className="qk-page-title">{words.heading}</h1>
        {visitor.kind === 'admin' ? (
          <AdminNote page={page} />
        ) : (
          <>
            <p className="qk-soft">{words.lead}</p>
            <Steps
              label={words.steps}
              doneWord={words.done}
              steps={[words.stepSignIn, words.stepVerify, words.stepYours]}
              done={visitor.kind === 'user' ? 2 : 0}
            />
            <form className="qp-claim-action" method="post" action={`/claim/${code}`}>
              {failed ? (
                <Notice tone="danger" title={words.failed}>
                  {words.failedWords}
                </Notice>
              ) : null}
              {visitor.kind === 'user' ? (
                <p className="qk-soft">{words.signedInAs(visitor.name, visitor.email)}</p>
              ) : null}
              <Button wide type="submit" name="pressed" value="1">
                {words.button}
              </Button>
            </form>
            {visitor.kind === 'stranger' ? (
              <p className="qk-other-way">
                {words.haveAccount} <a href={`/login?code=${code}`}>{words.signInHere}</a>
              </p>
            ) : null}
          </>
        )}
      </div>
    </LandingFrame>
  );
}

function AdminNote({ page: { language } }: { page: Page }) {
  const { claim, frame } = CLAIM_TEXTS[language];
  return (
    <Notice
      title={claim.adminTitle}
      action={
        <LinkButton href="/admin" variant="quiet">
          {frame.dashboard}
        </LinkButton>
      }
    >
      {claim.adminWords}
    </Notice>
  );
}

import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Button, useHydrating } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useLoginStatus } from '../../../session/login-status.ts';
import { useReturnPath } from '../../../session/return-path.ts';
import { useGoogle } from '../../../session/useGoogle.ts';
import { GoogleMark } from '../../../shell/GoogleMark.tsx';
import { savedLink } from '../../../shell/saved-link.ts';

/** The other way to sign in or up, where it is set up. `code`: the short code that the visitor wants to claim. */
export function ContinueWithGoogle({ code }: { code: string | undefined }) {
  const { submit, or } = useTexts(ACCOUNT).google;
  const offered = useLoginStatus().data?.google === true;
  const from = useReturnPath();
  const start = useGoogle(offered);
  const hydrating = useHydrating();
  if (!offered) return null;
  return (
    <div className="qu-google">
      <p className="qu-or">{or}</p>
      <Button
        variant="quiet"
        icon={<GoogleMark />}
        wide
        // Before the app has taken the page over, a press would be lost.
        disabled={hydrating}
        data-waiting={hydrating || undefined}
        onClick={() => {
          savedLink.keep(code);
          start({ from });
        }}
      >
        {submit}
      </Button>
    </div>
  );
}

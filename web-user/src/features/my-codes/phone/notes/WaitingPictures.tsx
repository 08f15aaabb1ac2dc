import { PHONE } from '@qlaim/backend/texts/owner/phone';
import { Icon, LinkButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useShared } from '../../../share/index.ts';

/** Says that shared pictures still wait, such as after a sign-up that came between. */
export function WaitingPictures() {
  const { share } = useTexts(PHONE);
  const { pictures } = useShared();
  if (!pictures?.length) return null;
  return (
    <section className="qu-phone-note" aria-label={share.title}>
      <p>
        <Icon name="image" />
        {share.waiting(pictures.length)}
      </p>
      <LinkButton href="/share" variant="quiet">
        {share.choose}
      </LinkButton>
    </section>
  );
}

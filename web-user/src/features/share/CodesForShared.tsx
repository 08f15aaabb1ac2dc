import type { Barcode } from '@qlaim/backend/contract';
import { PHONE } from '@qlaim/backend/texts/owner/phone';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { Card, EmptyState, LinkButton, printCode, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useCodes } from '../../api/codes.ts';
import { useUser } from '../../session/SignedIn.tsx';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { useAdviceOnCodes } from '../../shell/texts/useAdvice.ts';
import { editorForShared, type SharedInto } from './shared-into.ts';

const INTO = ['image', 'memories'] as const satisfies readonly SharedInto[];

/** The codes of the owner, of which one gets the shared pictures. The editor takes them, and saves nothing by itself. */
export function CodesForShared() {
  const { share } = useTexts(PHONE);
  const { words } = useTexts(SHELL);
  const adviceOn = useAdviceOnCodes();
  const codes = useCodes(useUser()._id);
  if (codes.isPending) return <Skeleton shape="block" height={120} />;
  if (codes.isError && !codes.data)
    return (
      <EmptyState icon="alert" title={share.codes} action={<TryAgain read={codes} />}>
        {adviceOn(codes.error)}
      </EmptyState>
    );
  if (codes.data.length === 0)
    return (
      <EmptyState title={share.noCodes} action={<LinkButton href="/">{words.goToMyCodes}</LinkButton>}>
        {share.noCodesAdvice}
      </EmptyState>
    );
  return (
    <section aria-labelledby="shared-codes">
      <h2 id="shared-codes">{share.codes}</h2>
      <p className="qk-soft">{share.replaces}</p>
      <ul className="qu-shared-codes">
        {codes.data.map((barcode) => (
          <CodeForShared key={barcode._id} barcode={barcode} />
        ))}
      </ul>
    </section>
  );
}

function CodeForShared({ barcode }: { barcode: Barcode }) {
  const { share } = useTexts(PHONE);
  const { name, shortCode, storedInfo } = barcode;
  const title = name || printCode(shortCode);
  const present = INTO.find((into) => into === storedInfo?.infoType);
  const ways = present ? [present] : INTO;
  const words = present ? share.add : share.make;
  return (
    <Card as="li" className="qu-shared-code">
      <div className="qu-shared-words">
        <h3 dir="auto">{title}</h3>
        {name ? <p className="qk-small qk-soft">{printCode(shortCode)}</p> : null}
      </div>
      <div className="qu-shared-ways">
        {ways.map((into) => (
          <LinkButton
            key={into}
            variant={present ? 'primary' : 'quiet'}
            href={editorForShared(shortCode, into)}
            aria-label={share.of(words[into], title)}
          >
            {words[into]}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}

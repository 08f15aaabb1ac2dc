import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, download, useLook } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows the recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const words = useTexts(PERSON).recovery;
  const { name: shop } = useLook();
  const file = `${words.file(shop)}\n\n${codes.join('\n')}\n`;
  return (
    <div className="qu-form qu-recovery">
      <p className="qk-soft">{words.lead}</p>
      <ul className="qu-recovery-codes" dir="ltr" aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="qu-security-actions qu-recovery-actions">
        <Button variant="quiet" onClick={() => download('qlaim-recovery-codes.txt', file, 'text/plain')}>
          {words.download}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Button wide onClick={onKept}>
        {words.kept}
      </Button>
    </div>
  );
}

import { Button, download } from '@qlaim/web-kit';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows the recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const file = `Qlaim recovery codes. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="qu-form qu-recovery">
      <p className="qk-soft">
        Without your phone, a recovery code lets you in. Each works once. Keep them where you keep important
        papers: they are not shown again.
      </p>
      <ul className="qu-recovery-codes" dir="ltr" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="qu-security-actions qu-recovery-actions">
        <Button variant="quiet" onClick={() => download('qlaim-recovery-codes.txt', file, 'text/plain')}>
          Download
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button wide onClick={onKept}>
        I have kept them
      </Button>
    </div>
  );
}

import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Button, Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../../../api/use-may.ts';
import { DecideCodeDialog } from '../../decide/index.ts';
import { HandOverDialog } from '../../help/index.ts';
import { DeleteCodeDialog } from '../card/DeleteCodeDialog.tsx';
import { ResetCode } from '../edit/ResetCode.tsx';

/** What takes something away from a code for good, or from its scanners. */
export function Danger({ code, backTo }: { code: AdminCode; backTo: string }) {
  const words = useTexts(CODE_PAGE).danger;
  const [open, setOpen] = useState<'handOver' | 'delete' | 'withhold'>();
  const close = () => setOpen(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const may = useMay();
  if (!may('content.manage')) return null;
  return (
    <Card as="section" aria-labelledby="danger">
      <h2 ref={title} id="danger" tabIndex={-1}>
        {words.title}
      </h2>
      <div className="qa-code-reset">
        <ResetCode code={code} onDone={() => undefined} />
      </div>
      {code.user && may('people.manage') ? (
        <div className="qa-code-danger">
          <p className="qk-soft qk-small">{words.handOver}</p>
          <Button variant="quiet" onClick={() => setOpen('handOver')}>
            {words.handOverNow}
          </Button>
        </div>
      ) : null}
      {code.decision === null ? null : (
        <p>
          <Link to={`/notices/${code.decision}`} className="qk-line-link">
            {words.decision} <bdi dir="ltr">{code.decision}</bdi>
          </Link>
        </p>
      )}
      {may('codes.manage') && code.storedInfo && !code.withheld ? (
        <div className="qa-code-danger">
          <p className="qk-soft qk-small">{words.withhold}</p>
          <Button variant="quiet" onClick={() => setOpen('withhold')}>
            {words.withholdNow}
          </Button>
        </div>
      ) : null}
      {may('codes.manage') ? (
        <div className="qa-code-danger">
          <p className="qk-soft qk-small">{words.remove}</p>
          <Button variant="danger" onClick={() => setOpen('delete')}>
            {words.removeNow}
          </Button>
        </div>
      ) : null}
      <DeleteCodeDialog
        code={code}
        open={open === 'delete'}
        onClose={close}
        onDeleted={() => navigate(backTo, { replace: true })}
      />
      {open === 'withhold' ? (
        <DecideCodeDialog
          code={code}
          decision="restrict"
          onClose={close}
          onDone={() => title.current?.focus()}
        />
      ) : null}
      {open === 'handOver' && code.user ? (
        <HandOverDialog code={code} from={code.user} onClose={close} />
      ) : null}
    </Card>
  );
}

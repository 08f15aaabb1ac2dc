import type { AdminCode } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { Button, Dialog, describeDestination, printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { createPortal } from 'react-dom';
import { RouteButton } from '../../../widgets/RouteButton.tsx';
import { CodePicture } from '../card/CodePicture.tsx';
import { CodeOverview } from '../page/CodeOverview.tsx';
import { useSheetKeys } from './use-sheet-keys.ts';

interface CodeSheetProps {
  code: AdminCode;
  /** The codes before and after it on the shown page. */
  before: AdminCode | undefined;
  after: AdminCode | undefined;
  /** Where the whole page of a code is. */
  pageOf: (id: string) => { readonly to: string; readonly state: object };
  onGo: (id: string) => void;
  onClose: () => void;
}

/** Looks inside a code without leaving the table. The codes before and after it on the page are one step away. */
export default function CodeSheet({ code, before, after, pageOf, onGo, onClose }: CodeSheetProps) {
  const { sheet, content } = useTexts(CODE_TABLE);
  const step = (to: AdminCode | undefined) => to && (() => onGo(to.id));
  const [back, on] = [step(before), step(after)];
  const { body, press } = useSheetKeys(code.id, back, on);

  const foot = (
    <>
      <Button variant="quiet" aria-disabled={!back} onClick={back}>
        {sheet.previous}
      </Button>
      <Button variant="quiet" aria-disabled={!on} onClick={on}>
        {sheet.next}
      </Button>
      <RouteButton {...pageOf(code.id)}>{sheet.open}</RouteButton>
    </>
  );
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows repeat two buttons of the dialog
    <div onKeyDown={press}>
      <Dialog open title={printCode(code.shortCode)} size="large" onClose={onClose} footer={foot}>
        <div ref={body} className="qa-sheet" tabIndex={-1}>
          <CodeOverview key={code.id} code={code} level="h3" picture={<CodePicture code={code} />}>
            <p>
              {describeDestination(code.storedInfo, asciiLink, content)} · {sheet.scans(code.scanCount)}
            </p>
          </CodeOverview>
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}

import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Button, Icon, printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useTell } from '../../../shell/texts/useTell.ts';
import { useCopyLink } from '../useCopyLink.ts';
import { useDownloadSymbol } from '../useDownloadSymbol.ts';

/** Ways to pass a code on: the share sheet of the system where it has one, its link, and its symbol as a picture. */
export function ShareCode({ barcode }: { barcode: Barcode }) {
  const { link, name, shortCode } = barcode;
  const { first } = useTexts(CODES);
  const tell = useTell().text;
  const copy = useCopyLink(link);
  const save = useDownloadSymbol(barcode);
  const shares = typeof navigator.share === 'function';

  async function share() {
    try {
      await navigator.share({ title: name ?? printCode(shortCode), url: link });
    } catch (error) {
      // Who closes the sheet has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell.fail(first.notShared);
    }
  }

  return (
    <div className="qu-share">
      {shares ? (
        <Button icon={<Icon name="external" />} onClick={() => void share()}>
          {first.share}
        </Button>
      ) : null}
      <Button variant={shares ? 'quiet' : 'primary'} icon={<Icon name="copy" />} onClick={() => void copy()}>
        {first.copyLink}
      </Button>
      <Button variant="quiet" icon={<Icon name="download" />} onClick={() => void save('png-1024')}>
        {first.savePicture}
      </Button>
    </div>
  );
}

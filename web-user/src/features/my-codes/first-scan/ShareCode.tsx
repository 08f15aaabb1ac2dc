import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useShareCode } from '../card/useShareCode.ts';
import { useCopyLink } from '../useCopyLink.ts';
import { useDownloadSymbol } from '../useDownloadSymbol.ts';

/** Ways to pass a code on: the share sheet of the system where it has one, its link, and its symbol as a picture. */
export function ShareCode({ barcode }: { barcode: Barcode }) {
  const { first } = useTexts(CODES);
  const share = useShareCode(barcode);
  const copy = useCopyLink(barcode.link);
  const save = useDownloadSymbol(barcode);

  return (
    <div className="qu-share">
      {share ? (
        <Button icon={<Icon name="external" />} onClick={() => void share()}>
          {first.share}
        </Button>
      ) : null}
      <Button variant={share ? 'quiet' : 'primary'} icon={<Icon name="copy" />} onClick={() => void copy()}>
        {first.copyLink}
      </Button>
      <Button variant="quiet" icon={<Icon name="download" />} onClick={() => void save('png-1024')}>
        {first.savePicture}
      </Button>
    </div>
  );
}

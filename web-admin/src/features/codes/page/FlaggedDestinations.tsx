import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Button, Notice, RelativeTime } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMay } from '../../../api/use-may.ts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { useFlag } from '../commands/use-flag.ts';

/** The list that stands for a person. */
const STAFF = 'staff';

/** The addresses of which scanners are warned, and what staff says of each. The addresses are texts: nobody opens one by mistake. */
export function FlaggedDestinations({ code }: { code: AdminCode }) {
  const { flags: words, destination } = useTexts(CODE_PAGE);
  const { mutate, isPending } = useFlag(code);
  const may = useMay()('codes.manage');
  if (code.flags.length === 0) return null;
  return (
    <div className="qa-flags">
      <Notice tone="danger" title={words.title} quiet>
        <p>{words.lead}</p>
        {code.flags.map(({ url, list, threat, at }) => (
          <div key={`${url} ${at}`} className="qa-flag">
            <p className="qa-flag-url">
              <bdi dir="ltr">{url}</bdi>
            </p>
            <Facts>
              <Fact term={destination.type}>{words.threats[threat]}</Fact>
              <Fact term={words.list}>{list === STAFF ? words.staff : list}</Fact>
              <Fact term={words.since}>
                <RelativeTime date={at} />
              </Fact>
            </Facts>
            {may ? (
              <div className="qa-code-destination-tools">
                <Button disabled={isPending} onClick={() => mutate({ url, verdict: 'clear' })}>
                  {words.clear}
                  <span className="qk-hidden"> {url}</span>
                </Button>
                {list === STAFF ? null : (
                  <Button
                    variant="quiet"
                    disabled={isPending}
                    onClick={() => mutate({ url, verdict: 'keep' })}
                  >
                    {words.keep}
                    <span className="qk-hidden"> {url}</span>
                  </Button>
                )}
              </div>
            ) : null}
          </div>
        ))}
        {may ? <p className="qk-small">{words.note}</p> : null}
      </Notice>
    </div>
  );
}

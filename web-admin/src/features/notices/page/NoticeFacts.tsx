import type { NoticeDetails } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { printCode, RelativeTime } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { codeAddress } from '../../../api/addresses.ts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';

/** What somebody reported, and who; the code alone for a decision of the house. */
export function NoticeFacts({ notice }: { notice: NoticeDetails }) {
  const { facts, reasons } = useTexts(NOTICES);
  const { code, email, name, reason, receivedAt, words } = notice;
  return (
    <Facts>
      <Fact term={facts.code}>
        <Link to={codeAddress(code)} className="qk-code" dir="ltr">
          {printCode(code)}
        </Link>
      </Fact>
      {reason === null ? null : (
        <>
          <Fact term={facts.received}>
            <RelativeTime date={receivedAt} />
          </Fact>
          <Fact term={facts.reason}>{reasons[reason]}</Fact>
          <Fact term={facts.words}>
            <bdi className="qa-notice-words">{words ?? facts.nothing}</bdi>
          </Fact>
          <Fact term={facts.name}>
            <bdi>{name ?? facts.nothing}</bdi>
          </Fact>
          <Fact term={facts.email}>
            <bdi>{email ?? facts.nothing}</bdi>
          </Fact>
        </>
      )}
    </Facts>
  );
}

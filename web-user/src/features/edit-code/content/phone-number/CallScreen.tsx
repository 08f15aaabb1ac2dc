import { formatInternational, readPhone } from '@qlaim/backend/contract/phone';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { EditValues } from '../../edit-values.ts';
import { MiddleScreen, NothingYet } from '../MiddleScreen.tsx';

/** The number that a scan calls. */
export function CallScreen({ values: { name, phone, extension } }: { values: EditValues }) {
  const { phone: words } = useTexts(EDIT).types;
  const reading = phone === '' ? undefined : readPhone(phone);
  if (reading === undefined || 'problem' in reading) {
    return <NothingYet words={words.empty} />;
  }
  return (
    <MiddleScreen icon="phone">
      {name.trim() ? <p className="qk-soft">{name}</p> : null}
      <p className="qu-screen-title" dir="ltr">
        {formatInternational(reading.phone)}
      </p>
      {extension.trim() ? <p className="qk-soft">{words.shownExtension(extension)}</p> : null}
      <p className="qu-screen-call">{words.call}</p>
    </MiddleScreen>
  );
}

import { linkProblem, normaliseLink, shownHost } from '@qlaim/backend/contract';
import { formatInternational, readPhone } from '@qlaim/backend/contract/phone';
import { Icon, PhoneFrame } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import { opensNow } from './content/smart-qr/smart-values.ts';
import type { EditValues } from './edit-values.ts';

const PageScreen = lazy(() => import('./content/memories/PageScreen.tsx'));
const PdfScreen = lazy(() => import('./content/pdf/PdfScreen.tsx'));
const GalleryScreen = lazy(() => import('./content/image/GalleryScreen.tsx'));

/** Shows the page that a scan would open with the current input. It stands beside the tabs on wide screens. */
export function LivePreview({ values }: { values: EditValues }) {
  return (
    <div className="qu-live">
      <PhoneFrame label="What a scan shows">
        <Suspense>
          <Screen values={values} />
        </Suspense>
      </PhoneFrame>
    </div>
  );
}

/** The screen of a phone after a scan. */
export function Screen({ values }: { values: EditValues }) {
  switch (values.tab) {
    case 'link':
      return <LinkScreen link={values.link.trim()} />;
    case 'phoneNumber':
      return <CallScreen {...values} />;
    case 'memories':
      return <PageScreen page={values.memories} />;
    case 'pdf':
      return <PdfScreen pdf={values.pdf} />;
    case 'image':
      return <GalleryScreen gallery={values.image} />;
    case 'smartQR':
      return <LinkScreen link={opensNow(values.smart)} />;
  }
}

function LinkScreen({ link }: { link: string }) {
  if (linkProblem(link) !== undefined) return <NothingYet words="Type a link, and a scan opens it." />;
  const address = normaliseLink(link);
  const host = shownHost(address);
  const { pathname, search } = new URL(address);
  const path = `${pathname}${search}`;
  return (
    <div className="qu-screen">
      <p className="qu-screen-bar">
        <Icon name="lock" size={14} />
        <span>{host.replace(/^www\./, '')}</span>
      </p>
      <div className="qu-screen-middle">
        <span className="qu-screen-icon">
          <Icon name="external" size={32} />
        </span>
        <p className="qk-soft">A scan opens</p>
        <p className="qu-screen-title">{host}</p>
        {path === '/' ? null : <p className="qk-soft qk-small">{path}</p>}
      </div>
    </div>
  );
}

function CallScreen({ name, phone, extension }: EditValues) {
  const reading = phone === '' ? undefined : readPhone(phone);
  if (reading === undefined || 'problem' in reading) {
    return <NothingYet words="Type a phone number, and a scan calls it." />;
  }
  return (
    <div className="qu-screen">
      <div className="qu-screen-middle">
        <span className="qu-screen-icon">
          <Icon name="phone" size={32} />
        </span>
        {name.trim() ? <p className="qk-soft">{name}</p> : null}
        <p className="qu-screen-title">{formatInternational(reading.phone)}</p>
        {extension.trim() ? <p className="qk-soft">ext. {extension}</p> : null}
        <p className="qu-screen-call">Call</p>
      </div>
    </div>
  );
}

function NothingYet({ words }: { words: string }) {
  return (
    <div className="qu-screen">
      <div className="qu-screen-middle">
        <p className="qk-soft">{words}</p>
      </div>
    </div>
  );
}

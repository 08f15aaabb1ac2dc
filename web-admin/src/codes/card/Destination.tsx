import type { StoredInfo } from '@qlaim/backend/contract';

/** The type, and the link or phone number (specification, section 2). */
export function Destination({ storedInfo }: { storedInfo: StoredInfo | null }) {
  switch (storedInfo?.infoType) {
    case 'link':
      return (
        <>
          Link
          <br />
          <a href={storedInfo.link} target="_blank" rel="noreferrer">
            {storedInfo.link.replace(/^https?:\/\//, '')}
          </a>
        </>
      );
    case 'phoneNumber':
      return (
        <>
          Phone call
          <br />
          <a href={`tel:${storedInfo.phoneNumber}`}>{storedInfo.shown}</a>
        </>
      );
    case 'memories':
      return <>Page{storedInfo.memories.title === '' ? '' : `: ${storedInfo.memories.title}`}</>;
    case 'pdf':
      return <>PDF</>;
    case 'image':
      return <>Images and videos</>;
    case 'smartQR':
      return <>Link by time of day</>;
    case undefined:
      return <span className="qk-soft">Nothing yet</span>;
  }
}

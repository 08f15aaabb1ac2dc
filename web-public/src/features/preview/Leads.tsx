import type { Preview, PreviewedLink } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { WHEN_TEXTS, withLimits } from '@qlaim/backend/texts/when';

interface LeadsProps {
  leads: Preview;
  language: Language;
}

/** Says what a scan opens. An address stands in full, as a text: the page offers one way to go there. */
export function Leads({ leads, language }: LeadsProps) {
  const { preview: words } = CLAIM_TEXTS[language];
  switch (leads.kind) {
    case 'links': {
      const { links } = leads;
      const timed = links.some(({ hours }) => hours !== undefined);
      return (
        <>
          <p>{timed ? words.timed : words.links}</p>
          <ul className="qp-preview-links">
            {links.map((link, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and an address may repeat
              <LinkItem key={place} link={link} timed={timed} language={language} />
            ))}
          </ul>
        </>
      );
    }
    case 'phone':
      return (
        <>
          <p>{words.phone}</p>
          <p className="qp-preview-address">
            <bdi dir="ltr">{leads.number}</bdi>
          </p>
        </>
      );
    default:
      return <p>{words[leads.kind]}</p>;
  }
}

interface LinkItemProps {
  link: PreviewedLink;
  timed: boolean;
  language: Language;
}

function LinkItem({ link: { url, hours }, timed, language }: LinkItemProps) {
  const { smart } = CLAIM_TEXTS[language];
  const when = hours
    ? withLimits(
        smart.hours(hours.from, hours.to, hours.timeZone.replaceAll('_', ' ')),
        hours,
        WHEN_TEXTS[language],
      )
    : smart.otherwise;
  return (
    <li>
      <span className="qp-preview-address">
        <bdi dir="ltr">{url}</bdi>
      </span>
      {timed ? <span className="qk-soft">{when}</span> : null}
    </li>
  );
}

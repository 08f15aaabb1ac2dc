import { button, quoted, spaced } from './parts.ts';

interface Place {
  readonly publicUrl: string;
}

export const addressOfDecision = ({ publicUrl }: Place, number: string): string =>
  `${publicUrl}/decision/${number}`;

/** The page with all decisions about an owner's codes. */
export const addressOfDecisions = ({ publicUrl }: Place): string => `${publicUrl}/decisions`;

/** What a mail about a decision says, and the way to it. */
export const centreOf = (
  text: string,
  { href, label }: { readonly href: string; readonly label: string },
) => ({
  centre: spaced(quoted(text), button(href, label)),
  centreText: `${text}\n\n    ${label}: ${href}`,
});

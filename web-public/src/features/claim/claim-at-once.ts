import type { ClaimablePage } from '@qlaim/backend/contract';

/** Sends the form of the page, but not while a browser opens the page ahead of its visitor. */
export const CLAIM_AT_ONCE = `const claim=()=>document.querySelector('form').submit();
document.prerendering?document.addEventListener('prerenderingchange',claim,{once:true}):claim()`;

/** Returns whether a page claims its code without a press (section 4, claim flow). */
export const claimsAtOnce = ({ visitor, failed }: ClaimablePage): boolean =>
  visitor.kind === 'user' && !failed;

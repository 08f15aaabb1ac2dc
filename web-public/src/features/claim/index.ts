export { ClaimablePage } from './ClaimablePage.tsx';
export { CLAIM_AT_ONCE, claimsAtOnce } from './claim-at-once.ts';
export { RefusedPage } from './RefusedPage.tsx';

import { OutboundFailed } from '../../ports/outbound.ts';

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'It may not be read',
  EISDIR: 'It is a folder',
  ENOENT: 'There is no such file',
  ENOTFOUND: 'The host name is not known',
  EAI_AGAIN: 'The host name could not be resolved',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut',
  EPIPE: 'The connection was cut',
  ETIMEDOUT: 'The connection took too long',
  EHOSTUNREACH: 'The host can not be reached',
  ENETUNREACH: 'The host can not be reached',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host',
};

/** Returns why a call failed, for people, without addresses of machines. */
export function callReason(error: unknown): string {
  if (error instanceof OutboundFailed) return error.message;
  if (error instanceof AggregateError) return callReason(error.errors[0]);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? (code === '' ? 'The call failed' : `The call failed (${code})`);
}

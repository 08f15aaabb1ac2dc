import { axios, Client, crypto } from 'acme-client';
import pTimeout from 'p-timeout';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Certificate, CertificateAuthority, ChallengeAnswers } from '../../ports/tls/certificates.ts';

/** How it is named in words for operators. */
const ENGINE = 'the certificate authority';

/** Milliseconds: for one request, for a whole certificate, and between questions whether it is ready. */
const REQUEST_MS = 30_000;
const CERTIFICATE_MS = 5 * 60_000;
const POLL_MS = { min: 1_000, max: 15_000 };
const POLLS = 15;

/** The most characters of an authority's reason. */
const REASON = 400;

/** P-256 makes short handshakes, and every browser knows it. */
const newKey = () => crypto.createPrivateEcdsaKey('P-256');

/** Makes the key of an account, in PEM. */
export const makeAccountKey = async (): Promise<string> => (await newKey()).toString();

/**
 * Opens an authority that speaks ACME. The first order makes the account and agrees to the authority's terms. `accountKey` returns
 * the account's key in PEM.
 */
export function openAuthority(directory: string, accountKey: () => Promise<string>): CertificateAuthority {
  axios.defaults.timeout = REQUEST_MS;
  let client: Promise<Client> | undefined;
  const open = async () => {
    const opened = new Client({
      directoryUrl: directory,
      accountKey: await accountKey(),
      backoffAttempts: POLLS,
      backoffMin: POLL_MS.min,
      backoffMax: POLL_MS.max,
    });
    await register(opened);
    return opened;
  };
  const order = async (domain: string, challenge: string, answers: ChallengeAnswers) => {
    client ??= open();
    const [key, csr] = await crypto.createCsr({ commonName: domain, altNames: [domain] }, await newKey());
    const answering = answersTo(answers);
    const chain = await (await client).auto({
      csr,
      challengePriority: [challenge],
      // Our own network may not lead to our public address.
      skipChallengeVerification: true,
      ...answering,
    });
    return { key: key.toString(), chain };
  };
  return {
    directory,
    issue: (domain, challenge, answers, signal) =>
      pTimeout(order(domain, challenge, answers), { milliseconds: CERTIFICATE_MS, signal }).catch(
        (error: unknown) => {
          client = undefined;
          throw new EngineUnavailable(ENGINE, undefined, reasonOf(error));
        },
      ),
  };
}

/** Makes the account of the key, or finds it. The client then updates one that it finds, which some authorities refuse. */
async function register(client: Client): Promise<void> {
  await client.createAccount({ termsOfServiceAgreed: true }).catch((error: unknown) => {
    if (!hasAccount(client)) throw error;
  });
}

function hasAccount(client: Client): boolean {
  try {
    return client.getAccountUrl() !== '';
  } catch {
    return false;
  }
}

/** Returns the functions that put an answer in place and take it back. */
function answersTo(
  answers: ChallengeAnswers,
): Pick<Parameters<Client['auto']>[0], 'challengeCreateFn' | 'challengeRemoveFn'> {
  const takeBack = new Map<string, () => void>();
  return {
    async challengeCreateFn(authorisation, challenge, answer) {
      const { token } = challenge;
      // The types of the client do not know all that it speaks.
      const type: string = challenge.type;
      if (type === 'http-01') takeBack.set(token, answers.answerHttp(token, answer));
      else if (type === 'tls-alpn-01') {
        const [key, certificate] = await crypto.createAlpnCertificate(authorisation, answer, await newKey());
        const answered: Certificate = { key: key.toString(), chain: certificate.toString() };
        takeBack.set(token, answers.answerTls(authorisation.identifier.value, answered));
      } else throw new Error(`it offers no challenge that this product answers, but ${type}`);
    },
    async challengeRemoveFn(_authorisation, { token }) {
      takeBack.get(token)?.();
    },
  };
}

/** Returns the first line of an authority's reason. What was sent to it, such as signatures, is not part of it. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n', 1);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (line || code || 'it does not answer').slice(0, REASON);
}

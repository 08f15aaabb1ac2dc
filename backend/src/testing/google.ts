import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { interactionPolicy, Provider } from 'oidc-provider';

/** What the stand-in says of a person, as Google's user info does. */
export interface GoogleAccount {
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

const CLIENT = { clientId: 'qlaim-at-google', clientSecret: 'secret-of-qlaim-at-google' };
const SCOPE = 'openid email profile';

/** An OpenID Connect server in Google's place. It asks which account to use, and whether to allow the sign-in. */
export class GoogleStandIn {
  /** The accounts, by their ids. An e-mail may change. */
  readonly accounts = new Map<string, GoogleAccount>();
  /** Whether its pages part a window from the page that opened it, as a policy of Google may. */
  partsWindows = false;
  readonly #server: Server;
  #origin = '';

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<GoogleStandIn> {
    // Another host than that of the product, so that its cookies are those of another site.
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
    const standIn = new GoogleStandIn(server);
    standIn.#origin = `http://127.0.0.1:${address.port}`;
    standIn.#serve(providerOf(standIn.#origin, standIn.accounts));
    return standIn;
  }

  /** The settings that lead the product to the stand-in. */
  get environment(): Readonly<Record<string, string>> {
    return {
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_AUTH_URL: `${this.#origin}/auth`,
      GOOGLE_TOKEN_URL: `${this.#origin}/token`,
      GOOGLE_USERINFO_URL: `${this.#origin}/userinfo`,
    };
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(provider: Provider): void {
    const callback = provider.callback();
    this.#server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.partsWindows) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      const asks = request.url?.startsWith('/interaction/');
      if (!asks) void callback(request, response);
      else if (request.method === 'POST') void answer(provider, request, response);
      else response.setHeader('Content-Type', 'text/html').end(QUESTION);
    });
  }
}

const QUESTION = `<!doctype html><html lang="en"><title>Google</title><h1>Choose an account</h1>
<form method="post"><label>Account <input name="account"></label>
<button name="answer" value="allow">Allow</button> <button name="answer" value="refuse">Refuse</button></form>`;

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const { params } = await provider.interactionDetails(request, response);
  const accountId = form.get('account') ?? '';
  if (form.get('answer') !== 'allow') {
    const refused = { error: 'access_denied', error_description: 'The person refused' };
    return provider.interactionFinished(request, response, refused);
  }
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(SCOPE);
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, {
    select_account: {},
    login: { accountId },
    consent,
  });
}

function providerOf(issuer: string, accounts: ReadonlyMap<string, GoogleAccount>): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://localhost/auth/google/callback'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['a key of the stand-in'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    routes: { userinfo: '/userinfo' },
    scopes: SCOPE.split(' '),
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  // The product of a test may listen on any port, and serve a second domain.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(localhost|127\.0\.0\.1|codes\.example\.de):\d+\/auth\/google\/callback$/.test(uri);
  return provider;
}

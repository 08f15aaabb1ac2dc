import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { openReceiver } from '../../src/testing/webhook-receiver.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { useFolder } from './folder.ts';
import { describeTools, runTool, TOOLS } from './tools.ts';

const VERIFY = `
import json, sys
from standardwebhooks.webhooks import Webhook, WebhookVerificationError
secret, headers, body = json.load(sys.stdin)
try:
    print(json.dumps(Webhook(secret).verify(body, headers)))
except WebhookVerificationError as error:
    print(json.dumps(str(error)))
`;

describeTools(['standardwebhooks'], 'standardwebhooks of Python', () => {
  const inFolder = useFolder();
  const verify = async (...message: readonly unknown[]): Promise<unknown> => {
    const { stdout, stderr } = await runTool(TOOLS.standardwebhooks, ['-c', VERIFY], inFolder(), {
      input: JSON.stringify(message),
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  onEveryComposition(
    'verifies a delivered webhook',
    (given) => {
      it('as it is, and refuses it once it is changed', async () => {
        const receiver = await openReceiver();
        const { browser } = await given.admin();
        const added = await browser.call(ROUTES.addWebhook, {
          body: { url: receiver.url, description: 'Shop', types: ['code.claimed'] },
        });
        await browser.call(ROUTES.testWebhook, { params: { id: added.id } });
        await receiver.close();
        const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
        expect(await verify(added.secret, headers, body)).toMatchObject({ type: 'webhook.test' });
        expect(await verify(added.secret, headers, `${body} `)).toBe('No matching signature found');
      });
    },
    { environment: { WEBHOOKS_ALLOW_PRIVATE: 'true' } },
  );
});

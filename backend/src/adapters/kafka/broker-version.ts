import kafkajs, { type Admin } from 'kafkajs';

/** The setting that names the version of brokers before 4.0; later ones have none. */
const SETTING = 'inter.broker.protocol.version';

/**
 * Returns the version of the brokers, as far as they tell: '3.9-IV0', or '4.0 or later'. Undefined where this user may not read
 * their settings.
 */
export async function brokerVersion(admin: Admin): Promise<string | undefined> {
  const { brokers, controller } = await admin.describeCluster();
  const name = String(controller ?? brokers[0]?.nodeId);
  try {
    const resources = [{ type: kafkajs.ConfigResourceTypes.BROKER, name }];
    const described = await admin.describeConfigs({ includeSynonyms: false, resources });
    const settings = described.resources.flatMap(({ configEntries }) => configEntries);
    return settings.find(({ configName }) => configName === SETTING)?.configValue ?? '4.0 or later';
  } catch (error) {
    if (error instanceof kafkajs.KafkaJSProtocolError && error.type.endsWith('AUTHORIZATION_FAILED'))
      return undefined;
    throw error;
  }
}

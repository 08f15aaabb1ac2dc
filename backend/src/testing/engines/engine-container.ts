import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';

export interface Running<Engine> {
  readonly engine: Engine;
  stop(): Promise<void>;
}

interface ContainerOptions {
  readonly image: string;
  readonly port: number;
  /** A text in its log once it is ready. */
  readonly readyLog: string;
  readonly samePortOutside?: boolean;
  readonly command?: string[];
  readonly environment?: Record<string, string>;
}

/** Long, because the first start downloads the image. */
const START_MS = 180_000;

export async function startContainer<Engine>(
  { image, port, readyLog, samePortOutside = false, command = [], environment = {} }: ContainerOptions,
  describe: (host: string, port: number) => Engine,
): Promise<Running<Engine>> {
  const container = await new GenericContainer(image)
    .withExposedPorts(samePortOutside ? { container: port, host: port } : port)
    .withEnvironment(environment)
    .withCommand(command)
    .withWaitStrategy(Wait.forAll([Wait.forListeningPorts(), Wait.forLogMessage(readyLog)]))
    .withStartupTimeout(START_MS)
    .start();
  return {
    engine: describe(container.getHost(), container.getMappedPort(port)),
    stop: async () => {
      await container.stop();
    },
  };
}

/** Returns whether a Docker engine, or a compatible one, responds. */
export async function containersRun(): Promise<boolean> {
  try {
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
}

import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideInstallation, evolveInstallation, newInstallation } from './decide.ts';
import { installationEvents } from './events.ts';

/** Facts about the installation itself, in one stream. */
export const INSTALLATION = defineAggregate(
  defineCategory({ name: 'installation', prefix: 'qlaim-installation' }, installationEvents),
  {
    initial: newInstallation,
    evolve: evolveInstallation,
    decide: decideInstallation,
    mayRemember: (installation) => installation !== newInstallation,
  },
);

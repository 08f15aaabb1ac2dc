import { afterEach, beforeEach } from 'vitest';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { twoVersions } from '../../testing/two-versions.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

twoVersions(() => fixture);

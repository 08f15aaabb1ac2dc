/**
 * What the next Node leaves to the floor. Another Node cannot break it, once adapters, programs and all journeys over HTTP pass there.
 * Types and style are the same on every Node, and no Node runs the apps: browsers do.
 */
export const LEFT_TO_THE_FLOOR = [
  'backend/test/**/*.int.spec.ts',
  'backend/test/{archives,audit,backups,docs,fuzz,infra,lint,pictures,upgrades}/**',
  // One kill under load stays: Node is what writes the files.
  'backend/test/crash/!(killed-under-load).spec.ts',
  'backend/{bench,demo,docs-tools}/**',
  // How a program is configured. One that starts stays, and so do journeys over HTTP but for long lists of what is refused.
  'backend/test/config/!(start).spec.ts',
  'backend/test/journeys/api/{bad-input/**,authorisation.spec.ts}',
  'backend/test/journeys/console/api-key-scopes.spec.ts',
  // Adapters of media run there, and journeys with recordings and videos.
  'backend/test/journeys/files/{bad-files,camera-metadata}.spec.ts',
  'backend/test/journeys/codes/code-pictures.spec.ts',
  'e2e/**',
  'web-*/**',
];

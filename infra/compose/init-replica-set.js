// For mongosh: makes the single member a replica set, and waits until it is primary.
const admin = connect(
  `mongodb://qlaim:${process.env['MONGODB_PASSWORD']}@mongodb:27017/admin?directConnection=true`,
);

try {
  admin.runCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  const config = { _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] };
  admin.runCommand({ replSetInitiate: config });
}
while (!admin.hello().isWritablePrimary) sleep(200);

// It listens on this machine only, for as long as a measurement takes: its keys keep nothing.
module.exports = () => ({
  host: '127.0.0.1',
  port: 0,
  app: { keys: ['stock'] },
  // Asking whether there is a newer version is the network's time, not Strapi's.
  logger: { updates: { enabled: false } },
});

module.exports = () => ({
  auth: { secret: 'stock' },
  apiToken: { salt: 'stock' },
  transfer: { token: { salt: 'stock' } },
  serveAdminPanel: false,
});

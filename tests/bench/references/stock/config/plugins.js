module.exports = () => ({ 'users-permissions': { config: { jwtSecret: 'stock' } } });

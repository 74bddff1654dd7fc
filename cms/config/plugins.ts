import path from 'node:path';
import { SESSION_LIFETIME } from '../src/api/session/refresh-cookie.js';

const root = path.resolve(__dirname, '../../..');

/** Where Strapi's panel asks for its data, beside `/admin`. */
const PANEL_CALLS = [
  '/content-manager',
  '/content-type-builder',
  '/content-releases',
  '/email',
  '/i18n',
  '/review-workflows',
  '/upload',
  '/users-permissions',
];

export default () => ({
  ordering: { enabled: true },
  analytics: { enabled: true },
  site: {
    enabled: true,
    config: {
      apps: [
        { base: '/admin', dir: path.join(root, 'admin-ui/dist') },
        { base: '/', dir: path.join(root, 'storefront/dist') },
      ],
      reserved: ['/api', '/strapi', '/uploads', '/_health', '/_ready', ...PANEL_CALLS],
      publicPages: ['/', '/menu', '/deals', '/reviews', '/about'],
      privatePaths: ['/admin', '/strapi', '/api', '/cart', '/checkout'],
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: process.env.JWT_SECRET,
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: SESSION_LIFETIME.accessS,
        idleRefreshTokenLifespan: SESSION_LIFETIME.idleS,
        maxRefreshTokenLifespan: SESSION_LIFETIME.longestS,
      },
    },
  },
});

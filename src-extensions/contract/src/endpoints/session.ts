import { ChangePassword, Login, REFRESH_COOKIE, Session } from '../entities/session.js';
import { endpoint } from './endpoint.js';

/** Signing in and out, renewing a session, changing the password. */
export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs the owner in: a short access token, and a cookie that renews it.',
    setsCookie: REFRESH_COOKIE,
    body: Login,
    response: Session,
    errors: [401, 429],
  }),
  renewSession: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'A new access token for the cookie, which changes with every use.',
    cookie: REFRESH_COOKIE,
    setsCookie: REFRESH_COOKIE,
    response: Session,
    errors: [401, 429],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session of the cookie on the server; without one there is nothing to end.',
    cookie: REFRESH_COOKIE,
    setsCookie: REFRESH_COOKIE,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/admin/account/password',
    access: 'admin',
    summary: "Changes the owner's password, ends every session and begins a new one for the caller.",
    setsCookie: REFRESH_COOKIE,
    body: ChangePassword,
    response: Session,
    errors: [429],
  }),
} as const;

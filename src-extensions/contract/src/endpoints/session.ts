import { Login, Session } from '../entities/session.js';
import { endpoint } from './endpoint.js';

/** Signing in (specification 7, auth). */
export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs the owner in.',
    body: Login,
    status: 200,
    response: Session,
    refusals: [401, 413, 415, 429],
  }),
} as const;

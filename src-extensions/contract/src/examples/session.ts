import type { Session } from '../entities/session.js';
import type { Examples } from './example.js';

const session: Session = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VySWQiOiIxIn0.k7wWl0u3yq9b1pJx5vZc2mTn8rD4sHf6gE0aQoIiYtU',
  user: { id: 'u4c8jx1m6v9oe2sw7ka3bh5z', email: 'owner@example.com', username: 'owner', roles: ['ADMIN'] },
};

/** Signing in, staying signed in, signing out. */
export const sessionExamples = {
  login: {
    request: { body: { email: 'owner@example.com', password: 'plums-in-august' } },
    response: session,
    invalid: { body: { email: 'owner@example.com', password: '' } },
    errors: { 401: 'The email address or the password is wrong.' },
  },
  renewSession: { request: {}, response: session, errors: { 401: 'Your session has ended. Please sign in.' } },
  logout: { request: {} },
  changePassword: {
    request: { body: { currentPassword: 'plums-in-august', newPassword: 'apples-in-october' } },
    response: session,
    invalid: { body: { currentPassword: 'plums-in-august', newPassword: 'apples' } },
  },
} satisfies Partial<Examples>;

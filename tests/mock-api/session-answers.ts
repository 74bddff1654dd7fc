import { HttpError, fieldError } from './http-error.js';
import type { Answers } from './mock-api.js';
import type { Sessions } from './sessions.js';

/** How signing in and what follows from it are answered (specification 7, auth). */
export const sessionAnswers = (sessions: Sessions) =>
  ({
    login: ({ body: { email, password } }) => {
      const known = email.toLowerCase() === sessions.user.email && password === sessions.password;
      if (!known || !sessions.isOwner) throw new HttpError(401, 'The email address or the password is wrong.');
      return sessions.begin();
    },
    renewSession: ({ cookie }) => sessions.renewBy(cookie),
    logout: ({ cookie }) => sessions.endBy(cookie),
    changePassword: ({ body: { currentPassword, newPassword } }) => {
      if (currentPassword !== sessions.password) {
        const message = 'The current password is wrong.';
        throw new HttpError(400, message, [{ path: 'currentPassword', message }]);
      }
      if (newPassword === currentPassword) throw fieldError('newPassword', 'must be another one');
      sessions.password = newPassword;
      sessions.endAll();
      return sessions.begin();
    },
  }) satisfies Answers;

import { ADMIN_ROLE, REFRESH_COOKIE, type Session, type SessionUser } from '@pickup/contract';
import { HttpError, MockResponse, fieldError } from './http.js';
import type { Answers } from './mock-api.js';

/** The session that an earlier visit left in this browser. */
export const OWNER: Session = {
  accessToken: 'owner-token',
  user: { id: 'u1', email: 'owner@example.com', username: 'owner', roles: [ADMIN_ROLE] },
};

export const PASSWORD = 'right-password';

interface OpenSession {
  /** The value of the cookie that renews it. */
  renewal: string;
  /** The access tokens that are valid. */
  tokens: Set<string>;
}

let made = 0;
/** Another one each time; nobody guesses at the mock. */
const newToken = () => `token-${(made += 1)}`;

const cookieOf = (value: string, seconds: number) =>
  `${REFRESH_COOKIE}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;

/** The mock's one account and its sessions. */
export class Sessions {
  user: SessionUser = OWNER.user;
  password = PASSWORD;
  /** The last access token that was issued. */
  latestToken = OWNER.accessToken;
  private open: OpenSession[] = [{ renewal: newToken(), tokens: new Set([OWNER.accessToken]) }];

  /** Ends every access token; cookies still renew. */
  expireTokens(): void {
    for (const { tokens } of this.open) tokens.clear();
  }

  /** Ends every access token and every cookie. */
  endAll(): void {
    this.open = [];
  }

  get isOwner(): boolean {
    return this.user.roles.includes(ADMIN_ROLE);
  }

  /** @throws HttpError 401 without a valid token, 403 for an account that is no ADMIN */
  authorize(request: Request): void {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!this.open.some(({ tokens }) => tokens.has(token))) throw new HttpError(401, 'Please sign in.');
    if (!this.isOwner) throw new HttpError(403, 'This account may not do that.');
  }

  /** Opens a session with its own cookie. */
  begin(): MockResponse<Session> {
    const session = { renewal: '', tokens: new Set<string>() };
    this.open.push(session);
    return this.renew(session);
  }

  /** A new token and a new cookie. @throws HttpError 401 for an unknown or used cookie */
  renewBy(cookie: string | null): MockResponse<Session> {
    const session = this.open.find(({ renewal }) => renewal === cookie);
    if (!session) throw new HttpError(401, 'Your session has ended. Please sign in.');
    return this.renew(session);
  }

  endBy(cookie: string | null): MockResponse<undefined> {
    this.open = this.open.filter(({ renewal }) => renewal !== cookie);
    return new MockResponse(204, undefined, cookieOf('', 0));
  }

  private renew(session: OpenSession): MockResponse<Session> {
    const accessToken = newToken();
    session.renewal = newToken();
    session.tokens.add(accessToken);
    this.latestToken = accessToken;
    return new MockResponse(200, { accessToken, user: this.user }, cookieOf(session.renewal, 3600));
  }
}

/** Signing in and what follows from it. */
export const sessionCalls = (sessions: Sessions) =>
  ({
    login: ({ body: { email, password } }) => {
      const isKnown = email.toLowerCase() === sessions.user.email && password === sessions.password;
      if (!isKnown || !sessions.isOwner) throw new HttpError(401, 'The email address or the password is wrong.');
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

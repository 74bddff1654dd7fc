import { ADMIN_ROLE, REFRESH_COOKIE, type Session, type SessionUser } from '@pickup/contract';
import { HttpError } from './http-error.js';
import { Reply } from './reply.js';

/** The session an earlier visit left in this browser. */
export const OWNER: Session = {
  accessToken: 'owner-token',
  user: { id: 'u1', email: 'owner@example.com', username: 'owner', roles: [ADMIN_ROLE] },
};

export const PASSWORD = 'right-password';

interface OpenSession {
  /** What the browser's cookie has to say for the next renewal. */
  renewal: string;
  /** Tokens that are taken. */
  tokens: Set<string>;
}

const random = () => crypto.randomUUID();

/** Whom the mock lets in: one account and its sessions. */
export class Sessions {
  user: SessionUser = OWNER.user;
  password = PASSWORD;
  /** The token that was given last. */
  latestToken = OWNER.accessToken;
  private open: OpenSession[] = [{ renewal: random(), tokens: new Set([OWNER.accessToken]) }];

  /** No token is taken any more; cookies still renew. */
  expireTokens(): void {
    for (const { tokens } of this.open) tokens.clear();
  }

  /** Neither token nor cookie is taken any more. */
  endAll(): void {
    this.open = [];
  }

  /** Whether the account may enter at all (specification 6). */
  get isOwner(): boolean {
    return this.user.roles.includes(ADMIN_ROLE);
  }

  /** @throws HttpError 401 without a valid token, 403 for an account that is no ADMIN */
  admit(request: Request): void {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!this.open.some(({ tokens }) => tokens.has(token))) throw new HttpError(401, 'Please sign in.');
    if (!this.isOwner) throw new HttpError(403, 'This account may not do that.');
  }

  /** A session of its own, with the cookie that renews it. */
  begin(): Reply<Session> {
    const session = { renewal: '', tokens: new Set<string>() };
    this.open.push(session);
    return this.renew(session);
  }

  /** A new token and a new cookie. @throws HttpError 401 for an unknown or used cookie */
  renewBy(cookie: string | null): Reply<Session> {
    const session = this.open.find(({ renewal }) => renewal === cookie);
    if (!session) throw new HttpError(401, 'Your session has ended. Please sign in.');
    return this.renew(session);
  }

  endBy(cookie: string | null): Reply<undefined> {
    this.open = this.open.filter(({ renewal }) => renewal !== cookie);
    return new Reply(204, undefined, cookieOf('', 0));
  }

  private renew(session: OpenSession): Reply<Session> {
    const accessToken = random();
    session.renewal = random();
    session.tokens.add(accessToken);
    this.latestToken = accessToken;
    return new Reply(200, { accessToken, user: this.user }, cookieOf(session.renewal, 3600));
  }
}

const cookieOf = (value: string, seconds: number) =>
  `${REFRESH_COOKIE}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;

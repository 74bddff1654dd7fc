import { z } from 'zod';
import { MailStatus, OutgoingMail } from '../entities/mail.js';
import { Id } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';

const guarded = [401, 403] as const;

/** What the owner sees of the mail that is sent. */
export const adminMailEndpoints = {
  mailStatus: endpoint({
    method: 'GET',
    path: '/admin/mail',
    access: 'admin',
    summary: 'Whether mail is sent, how much waits, and what has failed.',
    status: 200,
    response: MailStatus,
    refusals: guarded,
  }),
  retryMail: endpoint({
    method: 'POST',
    path: '/admin/mail/:id/retry',
    access: 'admin',
    summary: 'Tries a mail again at once that failed.',
    params: z.object({ id: Id }),
    status: 200,
    response: OutgoingMail,
    refusals: [...guarded, 404, 409],
  }),
} as const;

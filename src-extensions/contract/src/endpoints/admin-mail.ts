import { MailStatus, OutgoingMail } from '../entities/mail.js';
import { endpoint } from './endpoint.js';

/** What the owner sees of the mail that is sent. */
export const adminMailEndpoints = {
  mailStatus: endpoint({
    method: 'GET',
    path: '/admin/mail',
    access: 'admin',
    summary: 'Whether mail is sent, how much waits, and what has failed.',
    response: MailStatus,
  }),
  retryMail: endpoint({
    method: 'POST',
    path: '/admin/mail/:id/retry',
    access: 'admin',
    summary: 'Tries a mail again at once that failed.',
    response: OutgoingMail,
    errors: [409],
  }),
} as const;

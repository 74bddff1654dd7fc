import { MAIL_HELD_BACK, type OutgoingMail } from '@pickup/contract';
import type { TFunction } from 'i18next';

/** Whether a mail was held back by us, as its recipient has had too many; trying it again sends it. */
export const isHeldBack = ({ state, lastError }: OutgoingMail): boolean =>
  state === 'failed' && lastError === MAIL_HELD_BACK;

/** Why a mail is not sent: our own reason, or what its server answered; null when nothing was said. */
export function answerOf(mail: OutgoingMail, t: TFunction): string | null {
  if (isHeldBack(mail)) return t('orders.mail.heldBack');
  return mail.lastError === null ? null : t('orders.mail.answer', { answer: mail.lastError });
}

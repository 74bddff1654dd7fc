import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const Settings = z.object({ enabled: z.boolean(), from: z.string().nullable(), publicUrl: z.string() });

export interface MailSettings {
  /** `kitchen@example.com`, or with a name: `Kitchen <kitchen@example.com>`. */
  from: string;
  /** Where the shop is, without a slash at the end. */
  publicUrl: string;
}

/** How mail is sent (SMTP_URL, MAIL_FROM, PUBLIC_URL); null when none is. */
export function readMailSettings(strapi: Core.Strapi): MailSettings | null {
  const { enabled, from, publicUrl } = Settings.parse(strapi.config.get('pickup.mail'));
  return enabled && from !== null ? { from, publicUrl } : null;
}

import { createECDH } from 'node:crypto';
import { perStrapi } from '@pickup/strapi-kit';
import { z } from 'zod';

const Settings = z.object({
  privateKey: z.string().regex(/^[\w-]{43}$/),
  subject: z.string(),
  testOrigin: z.string().nullable(),
});

/** How notifications are signed (RFC 8292). */
export interface PushSettings extends z.infer<typeof Settings> {
  /** Follows from the private key; browsers subscribe with it. */
  publicKey: string;
}

/** The public key of a private one, both in base64url, as VAPID writes them. */
function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

/** How a product signs its notifications (VAPID_PRIVATE_KEY), who it says it is, and the push service of tests. */
export const pushSettingsOf = perStrapi((strapi): PushSettings => {
  const settings = Settings.parse(strapi.config.get('pickup.push'));
  return { ...settings, publicKey: publicKeyOf(settings.privateKey) };
});

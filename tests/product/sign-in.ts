import type { Client } from './client.js';
import { OWNER_EMAIL, readSecrets } from './secrets.js';

/** The owner's access token, with the password the product generated. */
export async function signIn(api: Client, dataDir: string): Promise<string> {
  const { OWNER_PASSWORD } = await readSecrets(dataDir);
  const session = await api.get('login', { body: { email: OWNER_EMAIL, password: OWNER_PASSWORD } });
  return session.accessToken;
}

import { z } from 'zod';
import type { Client, RawAnswer } from '../../product/client.js';
import { PANEL_EMAIL, readSecrets } from '../../product/secrets.js';

const SignedIn = z.object({ data: z.object({ accessToken: z.string() }) });

/** Strapi's raw panel, spoken to as its pages do. */
export interface Panel {
  /** The answer to the sign-in itself. */
  signedIn: RawAnswer;
  /** Its access token. */
  token: string;
  /** @returns the parsed answer of a call that has to succeed */
  ask: (path: string, init?: RequestInit) => Promise<unknown>;
}

/** Signs in with the generated super-admin. */
export async function signInToPanel(api: Client, dataDir: string): Promise<Panel> {
  const { PANEL_PASSWORD: password } = await readSecrets(dataDir);
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  const signedIn = await api.send('/admin/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: PANEL_EMAIL, password }),
  });
  const { accessToken } = SignedIn.parse(JSON.parse(signedIn.text)).data;
  return {
    signedIn,
    token: accessToken,
    ask: async (path, init) => {
      const answer = await api.send(path, { headers: { ...json, authorization: `Bearer ${accessToken}` }, ...init });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
      const body: unknown = JSON.parse(answer.text);
      return body;
    },
  };
}

import { z } from 'zod';
import type { Client, RawAnswer } from '../product/client.js';
import { PANEL_EMAIL, readSecrets } from '../product/secrets.js';

const SignedIn = z.object({ data: z.object({ accessToken: z.string() }) });

/** Strapi's raw panel, spoken to as its pages do. */
export interface Panel {
  /** The answer to the sign-in itself. */
  signedIn: RawAnswer;
  /** Its access token. */
  token: string;
  /** @returns the parsed answer of a call that has to succeed */
  ask: (path: string, init?: RequestInit) => Promise<unknown>;
  /** Saves, makes and deletes records of a type, named by their documentId. */
  records: (uid: string) => Records;
}

/** The records of one type; a call throws what the panel answers when it refuses. */
export interface Records {
  find: (query: string) => Promise<Found[]>;
  read: (id: string) => Promise<unknown>;
  edit: (id: string, fields: object) => Promise<unknown>;
  make: (fields: object) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  removeAll: (ids: string[]) => Promise<unknown>;
}

const Found = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) });
type Found = z.infer<typeof Found>['results'][number];

const SUCCESS = [200, 201];

function recordsOf(ask: Panel['ask'], uid: string): Records {
  const path = `/content-manager/collection-types/${uid}`;
  const send = (method: string, at: string, body: object) => ask(at, { method, body: JSON.stringify(body) });
  return {
    find: async (query) => Found.parse(await ask(`${path}?${query}`)).results,
    read: (id) => ask(`${path}/${id}`),
    edit: (id, fields) => send('PUT', `${path}/${id}`, fields),
    make: (fields) => send('POST', path, fields),
    remove: (id) => ask(`${path}/${id}`, { method: 'DELETE' }),
    removeAll: (documentIds) => send('POST', `${path}/actions/bulkDelete`, { documentIds }),
  };
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
  const ask: Panel['ask'] = async (path, init) => {
    const answer = await api.send(path, { headers: { ...json, authorization: `Bearer ${accessToken}` }, ...init });
    if (!SUCCESS.includes(answer.status)) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    const body: unknown = JSON.parse(answer.text);
    return body;
  };
  return { signedIn, token: accessToken, ask, records: (uid) => recordsOf(ask, uid) };
}

import { createServer } from 'node:net';

/** What `npm run dev` starts that listens somewhere: the variable of its port and that port when none is given. */
const PORTS = { server: ['PORT', 1337], storefront: ['STOREFRONT_PORT', 5173], 'admin-ui': ['ADMIN_PORT', 5174] };

/** Resolves to the port that was bound and given back; rejects when it is taken. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => {
      const bound = probe.address().port;
      probe.close(() => resolve(bound));
    });
  });
}

async function portOf(name, env, host) {
  const [variable, usual] = PORTS[name];
  const wish = env[variable]?.trim() || String(usual);
  if (!/^\d{1,5}$/.test(wish) || Number(wish) > 65535) {
    throw new Error(`${variable} must be a port number from 0 to 65535, but it is "${wish}".`);
  }
  try {
    return await tryPort(Number(wish), host);
  } catch (error) {
    throw new Error(
      `${variable} (${name}) must be free, but ${host}:${wish} is not (${error.code}): end what listens there, or choose another port: ${variable}=… npm run dev`,
    );
  }
}

/**
 * Where everything will listen. Port 0 becomes one that is free now, and stays the same when the server starts again.
 * @returns {Promise<{ ports: Record<'server' | 'storefront' | 'admin-ui', number>, server: string }>} `server` is its
 *   origin as programs of this machine reach it
 * @throws Error in one sentence when a port cannot be
 */
export async function findPlaces(env) {
  const host = env.HOST?.trim() || '127.0.0.1';
  const ports = {};
  for (const name of Object.keys(PORTS)) ports[name] = await portOf(name, env, name === 'server' ? host : 'localhost');
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return { ports, server: `http://${reached.includes(':') ? `[${reached}]` : reached}:${ports.server}` };
}

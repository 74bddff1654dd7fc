/**
 * A program of `npm run dev`: one app with reload in the browser, which asks the server for everything else.
 * Arguments: the configuration's name, its port, and as JSON which paths are whose.
 */
import { createServer } from 'vite';
import { root } from '../run.mjs';

const [config, port, proxy] = process.argv.slice(2);
/** The server is told the host that the browser asks for: it refuses changes that pages of other hosts want. */
const asAsked = Object.entries(JSON.parse(proxy)).map(([path, target]) => [path, { target, changeOrigin: false }]);
const app = await createServer({
  configFile: `${root}/config/vite/${config}.config.ts`,
  clearScreen: false,
  server: { port: Number(port), strictPort: true, proxy: Object.fromEntries(asAsked) },
});
await app.listen();
process.send?.({ address: app.resolvedUrls?.local[0] });
process.on('message', () => app.ws.send({ type: 'full-reload' }));
// Open sockets of browsers would hold up an orderly end.
process.once('SIGTERM', () => process.exit());

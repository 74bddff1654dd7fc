const { mkdirSync } = require('node:fs');
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

/** What `strapi start` does, and a line that says where it listens. */
async function start() {
  mkdirSync(path.join(__dirname, 'public/uploads'), { recursive: true });
  const app = await createStrapi({ appDir: __dirname, distDir: __dirname }).start();
  process.stdout.write(`Listening on 127.0.0.1:${app.server.httpServer.address().port}\n`);
}

start().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});

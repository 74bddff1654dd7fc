import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least a Node process can do to answer: the bytes and headers of a captured answer, whatever is asked. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});

server.listen(0, '127.0.0.1', () => process.stdout.write(`Listening on 127.0.0.1:${server.address().port}\n`));
process.once('SIGTERM', () => process.exit(0));

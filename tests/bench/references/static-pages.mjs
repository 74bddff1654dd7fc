import { readFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/*
 * Pages as files: the HTML that is given for some paths, compressed once, and for every other path what the product
 * answers, passed on as it comes.
 */
const [file, origin] = process.argv.slice(2);
const pages = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([path, html]) => [path, brotliCompressSync(html)]),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url);
  if (page) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    response.writeHead(200, { ...headers, 'content-length': page.length });
    response.end(page);
    return;
  }
  const { host: _host, ...headers } = request.headers;
  const asked = ask(`${origin}${request.url}`, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
});

server.listen(0, '127.0.0.1', () => process.stdout.write(`Listening on 127.0.0.1:${server.address().port}\n`));
process.once('SIGTERM', () => process.exit(0));

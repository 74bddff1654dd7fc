import { connect, type Socket } from 'node:net';

/** A client that holds a connection for as long as it is let. */
export interface SlowClient {
  socket: Socket;
  answer: () => string;
  ended: () => boolean;
  stop: () => void;
}

/** Sends a text a byte at a time. */
export function sendSlowly(origin: string, text: string, msPerByte = 1000): SlowClient {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let [answer, sent, ended] = ['', 0, false];
  socket.on('data', (piece: string) => (answer += piece));
  socket.on('close', () => (ended = true)).on('error', () => undefined);
  const clock = setInterval(() => {
    if (sent < text.length && socket.writable) socket.write(text.charAt(sent));
    sent += 1;
  }, msPerByte);
  const client = {
    socket,
    answer: () => answer,
    ended: () => ended,
    stop: () => (clearInterval(clock), socket.destroy()),
  };
  return client;
}

/** Asks for a large answer and reads nothing of it. */
export function readNothing(origin: string): SlowClient {
  const client = sendSlowly(origin, '');
  client.socket.pause();
  client.socket.write(`GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  return client;
}

/** The head of an order whose body is still to come. */
export const orderHead = (length: number) =>
  `POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** What a stream of server-sent events is called on the wire. */
export const EVENT_STREAM = 'text/event-stream';

/** One event as it goes over the wire: JSON has no line ends of its own. */
export const eventText = ({ name, data, id }: { name: string; data: unknown; id: string }): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

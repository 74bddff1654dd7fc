/** One server-sent event as it is written (HTML standard, 9.2). */
export interface ParsedEvent {
  name: string;
  /** The place in the stream that was said last; empty when none was. */
  id: string;
  data: string;
}

/** Ends of lines; a `\r` at the end of what has come may be the first half of one. */
const LINE_END = /\r\n|\n|\r(?!$)/;
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The name of a line's field and its value; comments have the empty name. */
function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}

/**
 * Reads a stream of server-sent events however it is cut into pieces.
 * @returns takes the next piece of text and gives the events it completes
 */
export function createEventParser(): (text: string) => ParsedEvent[] {
  let rest = '';
  let id = '';
  let name = '';
  let data: string[] = [];
  let isFirst = true;

  function take(line: string): ParsedEvent | null {
    if (line === '') {
      const event = data.length > 0 ? { name: name || 'message', id, data: data.join('\n') } : null;
      name = '';
      data = [];
      return event;
    }
    const [field, value] = fieldOf(line);
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
    return null;
  }

  return (text) => {
    const lines = (rest + (isFirst ? text.replace(BYTE_ORDER_MARK, '') : text)).split(LINE_END);
    isFirst &&= text === '';
    rest = lines.pop() ?? '';
    return lines.map(take).filter((event) => event !== null);
  };
}

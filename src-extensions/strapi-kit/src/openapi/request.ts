import type { CallExample, Endpoint } from '@pickup/contract';
import { z } from 'zod';
import { takesPicture } from '../routes/picture-body.js';
import { mediaTypesOf } from '../routes/route.js';
import type { MediaType, Operation, Parameter } from './document-shape.js';
import type { JsonSchemas, Side } from './json-schema.js';

const Fields = z.record(z.string(), z.unknown());

/** Header names as people write them: `If-Match`. */
const headerName = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

interface Place {
  in: Parameter['in'];
  schema: z.ZodType | undefined;
  example: unknown;
  side: Side;
}

function parametersOf(schemas: JsonSchemas, { in: place, schema, example, side }: Place): Parameter[] {
  if (!schema) return [];
  const { required = [] } = schemas.spelledOut(schema, 'input');
  const { properties = {} } = schemas.spelledOut(schema, side);
  const given = Fields.parse(example ?? {});
  // Shown as what it means where the schema says what it means.
  const shown = side === 'output' ? Fields.parse(schema.parse(given)) : given;
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = typeof property === 'boolean' ? {} : property;
    return {
      name: place === 'header' ? headerName(name) : name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(given[name] !== undefined && { example: shown[name] }),
    };
  });
}

/** What a body looks like; bytes look like nothing, and a document's reader chooses a file for them. */
function describeBody(endpoint: Endpoint, { request }: CallExample, schemas: JsonSchemas): MediaType | undefined {
  if (takesPicture(endpoint)) return { schema: { type: 'string', format: 'binary' } };
  return endpoint.body && { schema: schemas.of(endpoint.body, 'input'), example: request.body };
}

/** What a call is sent: its parameters, and its body in each type it may have. */
export function describeRequest(
  endpoint: Endpoint,
  example: CallExample,
  schemas: JsonSchemas,
): Pick<Operation, 'parameters' | 'requestBody'> {
  const { request } = example;
  const { params, query, headers } = endpoint;
  const parameters = [
    ...parametersOf(schemas, { in: 'path', schema: params, example: request.params, side: 'input' }),
    // All of a query is text; shown is what the text says.
    ...parametersOf(schemas, { in: 'query', schema: query, example: request.query, side: 'output' }),
    ...parametersOf(schemas, { in: 'header', schema: headers, example: request.headers, side: 'input' }),
  ];
  const content = describeBody(endpoint, example, schemas);
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(content && {
      requestBody: {
        required: true,
        content: Object.fromEntries(mediaTypesOf(endpoint).map((type) => [type, content])),
      },
    }),
  };
}

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
  // The parsed example on the output side.
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

/** The schema and example of a body; a picture has no example. */
function describeBody(endpoint: Endpoint, { request }: CallExample, schemas: JsonSchemas): MediaType | undefined {
  if (takesPicture(endpoint)) return { schema: { type: 'string', format: 'binary' } };
  return endpoint.body && { schema: schemas.of(endpoint.body, 'input'), example: request.body };
}

/** The parameters of a call, and its body in each media type. */
export function describeRequest(
  endpoint: Endpoint,
  example: CallExample,
  schemas: JsonSchemas,
): Pick<Operation, 'parameters' | 'requestBody'> {
  const { request } = example;
  const { params, query, headers } = endpoint;
  const parameters = [
    ...parametersOf(schemas, { in: 'path', schema: params, example: request.params, side: 'input' }),
    // A query is all text; the document shows the parsed types.
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

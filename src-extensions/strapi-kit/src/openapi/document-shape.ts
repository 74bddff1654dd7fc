import type { z } from 'zod';

/** JSON Schema, draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  /** The data of each event of a stream, by event name; OpenAPI 3.1 has no field for it. */
  'x-events'?: Record<string, JsonSchema>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

interface Header {
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Answer {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

type Security = Record<string, []>;

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  security: Security[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, MediaType> };
  responses: Record<string, Answer>;
}

export type SecurityScheme =
  | { type: 'http'; scheme: 'bearer'; bearerFormat: string; description: string }
  | { type: 'apiKey'; in: 'cookie'; name: string; description: string };

/** The parts of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, SecurityScheme> };
}

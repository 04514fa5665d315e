import type { CallName } from '@ramiform/contract/calls'
import { refusal } from '@ramiform/contract/refusal'
import { submissionExport } from '@ramiform/contract/submission-filter'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type ContractCall, callNames, contractCall } from './contract-call.ts'
import { sessionCookieName } from './cookies.ts'
import { filePaths } from './openapi-files.ts'

type Json = Readonly<Record<string, unknown>>

/** Serves `/api/openapi.json`, the contract as an OpenAPI 3.1 document. */
export function openApiRoute(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument(app.publicUrl))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}

export function openApiDocument(publicUrl: string): Json {
  const { schemas, jsonSchema } = sharedSchemas()
  const paths: Record<string, Record<string, Json>> = structuredClone(filePaths)
  paths['/api/forms/{id}/submissions.csv'] = exportOperations(
    'Csv',
    'CSV (RFC 4180)',
    'text/csv',
    jsonSchema,
  )
  paths['/api/forms/{id}/submissions.xlsx'] = exportOperations(
    'Xlsx',
    'XLSX',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    jsonSchema,
  )
  for (const name of callNames) {
    const call = contractCall(name)
    const path = paths[call.path] ?? {}
    paths[call.path] = path
    path[call.method.toLowerCase()] = operation(name, call, jsonSchema)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ramiform',
      version: '0.1.0',
      description: 'Forms with conditional logic: build, publish, fill in, read.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusal, 'output'), ...Object.fromEntries(schemas) },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The sessionToken of POST /api/sessions',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) },
      },
    },
  }
}

function operation(name: CallName, call: ContractCall, jsonSchema: ToJsonSchema): Json {
  return {
    operationId: name,
    summary: call.summary,
    security: call.access === 'owner' ? [{ cookie: [] }, { bearer: [] }] : [],
    parameters: [
      ...parameters(call.params, 'path', jsonSchema),
      ...parameters(call.query, 'query', jsonSchema),
    ],
    ...(call.body === undefined
      ? {}
      : {
          requestBody: {
            required: !call.body.safeParse(undefined).success,
            content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
          },
        }),
    responses: {
      200: {
        description: 'Done',
        content:
          call.responseType === undefined
            ? { 'application/json': { schema: jsonSchema(call.response, 'output') } }
            : { [call.responseType]: { schema: linesOf(jsonSchema(call.response, 'output')) } },
      },
      default: refused,
    },
  }
}

/** A text with a JSON document in each line. OpenAPI 3.1 has no schema for a sequence. */
function linesOf(line: Json): Json {
  return {
    type: 'string',
    description: 'Lines of JSON, each with `contentSchema`',
    contentMediaType: 'application/json',
    contentSchema: line,
  }
}

/** Downloads of submissions, which take the filter in the query or in the body. */
function exportOperations(
  name: string,
  format: string,
  mediaType: string,
  jsonSchema: ToJsonSchema,
): Record<string, Json> {
  const file = { schema: { type: 'string', format: 'binary' } }
  const shared = {
    security: [{ cookie: [] }, { bearer: [] }],
    responses: {
      200: { description: 'A row for each submission', content: { [mediaType]: file } },
      default: refused,
    },
  }
  const inPath = parameters(contractCall('listSubmissions').params, 'path', jsonSchema)
  const body = { 'application/json': { schema: jsonSchema(submissionExport, 'input') } }
  return {
    get: {
      operationId: `export${name}`,
      summary: `Submissions as ${format}`,
      parameters: [...inPath, ...parameters(submissionExport, 'query', jsonSchema)],
      ...shared,
    },
    post: {
      operationId: `exportSelected${name}`,
      summary: `Submissions as ${format}. The body may have more ids than a URL`,
      parameters: inPath,
      requestBody: { required: false, content: body },
      ...shared,
    },
  }
}

const refused = {
  description: 'Refused, and why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}

function parameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  jsonSchema: ToJsonSchema,
): readonly Json[] {
  if (schema === undefined) return []
  return Object.entries(schema.shape).map(([name, member]) => {
    const memberSchema = jsonSchema(member, 'input')
    return {
      name,
      in: place,
      required: place === 'path' || !z.safeParse(member, undefined).success,
      // Lists in a query are joined by commas.
      ...(memberSchema.type === 'array' && { style: 'form', explode: false }),
      schema: memberSchema,
    }
  })
}

type ToJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => Json

/** Converts the schemas of one document. Those that contain themselves go into `schemas`, by name. */
function sharedSchemas(): { readonly schemas: Map<string, Json>; jsonSchema: ToJsonSchema } {
  const schemas = new Map<string, Json>()
  /** First number of each set of shared schemas, by its JSON. */
  const firstNumbers = new Map<string, number>()

  function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    const definitions = Object.values($defs)
    const key = JSON.stringify($defs)
    const from = firstNumbers.get(key) ?? schemas.size
    firstNumbers.set(key, from)
    const names = new Map(Object.keys($defs).map((name, at) => [name, `Shared${from + at + 1}`]))
    // References start at the document, where `#/$defs` does not exist.
    const moved = (part: unknown): Json =>
      JSON.parse(
        JSON.stringify(part).replaceAll(
          /"#\/\$defs\/(\w+)"/g,
          (_, name) => `"#/components/schemas/${names.get(name)}"`,
        ),
      )
    for (const [at, definition] of definitions.entries())
      schemas.set(`Shared${from + at + 1}`, moved(definition))
    return moved(rest)
  }

  return { schemas, jsonSchema }
}

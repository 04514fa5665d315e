type Json = Readonly<Record<string, unknown>>

const owner = [{ cookie: [] }, { bearer: [] }]
const text = { type: 'string' }

const refused = {
  description: 'Refused, and why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}

function inPath(...names: readonly string[]): readonly Json[] {
  return names.map((name) => ({ name, in: 'path', required: true, schema: text }))
}

function header(name: string, description: string, required = true): Json {
  return { name, in: 'header', required, description, schema: text }
}

function content(type: string, description: string): Json {
  return {
    200: { description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
    default: refused,
  }
}

function empty(status: number, description: string, headers: Json = {}): Json {
  return { [status]: { description, headers }, default: refused }
}

const tusVersion = header('Tus-Resumable', 'The protocol version: 1.0.0')
const uploadOffset = { 'Upload-Offset': { description: 'Bytes received so far', schema: text } }

function healthCheck(operationId: string, summary: string): Readonly<Record<string, Json>> {
  const responses = { 200: { description: 'Yes' }, 503: refused }
  return { get: { operationId, summary, security: [], responses } }
}

/** OpenAPI paths of endpoints outside the JSON contract: downloads, uploads, images and Stripe events. */
export const filePaths: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  '/livez': healthCheck('alive', 'For orchestrators: the process responds'),
  '/readyz': healthCheck(
    'ready',
    'For load balancers: 503 while the server stops, the database does not answer or a disk is full. `checks` has the results',
  ),
  '/healthz': healthCheck('health', 'The same as /readyz, without `checks`'),
  '/api/openapi.json': {
    get: {
      operationId: 'openApi',
      summary: 'This document',
      security: [],
      responses: {
        200: {
          description: 'Done',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  },
  '/images/{id}': {
    get: {
      operationId: 'readImage',
      summary: 'A stored image, by the SHA-256 of its content',
      security: [],
      parameters: inPath('id'),
      responses: content('image/*', 'A PNG, JPEG or WebP image'),
    },
  },
  '/api/account/export.zip': {
    get: {
      operationId: 'exportAccount',
      summary: 'Everything in the account: forms, submissions and files, also those in the bin',
      security: owner,
      responses: content('application/zip', 'A folder for each form'),
    },
  },
  '/api/forms/{id}/files.zip': {
    get: {
      operationId: 'downloadFiles',
      summary: 'All files of a form as one archive',
      security: owner,
      parameters: inPath('id'),
      responses: content('application/zip', 'A folder for each submission'),
    },
  },
  '/api/forms/{id}/submissions/{submissionId}/files/{fileId}': {
    get: {
      operationId: 'downloadFile',
      summary: 'One file of a submission',
      security: owner,
      parameters: inPath('id', 'submissionId', 'fileId'),
      responses: content('application/octet-stream', 'The content of the file'),
    },
  },
  '/api/public/uploads': {
    post: {
      operationId: 'beginUpload',
      summary:
        'Announce a file (tus 1.0.0, creation). Its parts are sent to the Location of the answer',
      security: [],
      parameters: [
        tusVersion,
        header('Upload-Length', 'Bytes of the whole file'),
        header(
          'Upload-Metadata',
          'form (slug), field (id) and name of the file, each followed by its value in Base64',
        ),
      ],
      responses: empty(201, 'Announced', {
        Location: { description: 'The address of the upload', schema: text },
      }),
    },
  },
  '/api/public/uploads/{id}': {
    head: {
      operationId: 'uploadOffset',
      summary: 'How much of a file has arrived (tus 1.0.0)',
      security: [],
      parameters: [...inPath('id'), tusVersion],
      responses: empty(200, 'Where to go on', uploadOffset),
    },
    patch: {
      operationId: 'sendUpload',
      summary: 'Send the next part of a file (tus 1.0.0)',
      security: [],
      parameters: [
        ...inPath('id'),
        tusVersion,
        header('Upload-Offset', 'Bytes sent before this part'),
      ],
      requestBody: {
        required: true,
        content: {
          'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } },
        },
      },
      responses: empty(204, 'Received', uploadOffset),
    },
    delete: {
      operationId: 'withdrawUpload',
      summary: 'Delete a file that is in no submission yet (tus 1.0.0, termination)',
      security: [],
      parameters: [...inPath('id'), tusVersion],
      responses: empty(204, 'Deleted'),
    },
  },
  '/api/webhooks/stripe/{formId}': {
    post: {
      operationId: 'receiveStripeEvent',
      summary: "For Stripe: an event about a payment of this form's account",
      security: [],
      parameters: [...inPath('formId'), header('Stripe-Signature', 'Made with the webhook secret')],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      responses: {
        200: {
          description: 'Received',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { ok: { const: true } },
                required: ['ok'],
              },
            },
          },
        },
        default: refused,
      },
    },
  },
}

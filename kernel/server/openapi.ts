import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Call, fieldsOfInput, pathParameters } from '#kernel/shared/call.ts'
import type { Answers } from './answers.ts'
import { wholeTypeAsked, wholeTypes } from './whole-list.ts'

type Schema = Record<string, unknown>

const refusalSchema: Schema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** The API as an OpenAPI 3.1 document, made from the same calls as the routes. */
export function openApiOf(features: readonly Answers[]) {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const { calls } of features) {
    for (const [name, call] of Object.entries(calls)) {
      for (const path of publishedPaths(call.path)) {
        paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, path) }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sillon', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } },
    },
  }
}

/** Serves the document, and the same as a page to read. */
export function publishOpenApi(app: FastifyInstance, features: readonly Answers[]) {
  const config = { frontEnd: true }
  app.get('/api/openapi.json', { config }, () => openApiOf(features))
  app.get('/api', { config }, (_request, reply) => reply.type('text/html; charset=utf-8').send(readable(features)))
}

/** An optional last parameter makes two addresses. */
const publishedPaths = (path: string) => {
  const braced = (text: string) => `/${text.replace(/:(\w+)[?+]?/g, '{$1}')}`
  return path.endsWith('?') ? [braced(path.replace(/\/:\w+\?$/, '')), braced(path)] : [braced(path)]
}

function operation(name: string, call: Call, path: string): Schema {
  const inPath = pathParameters(call.path).filter(parameter => path.includes(`{${parameter}}`))
  const fields = fieldsOfInput(call)
  const shape = Object.entries(fields).filter(([field]) => !pathParameters(call.path).includes(field))
  const inQuery = call.method === 'GET' || call.method === 'DELETE' ? shape : []
  const inBody = call.method === 'GET' || call.method === 'DELETE' ? [] : shape
  const parameters = [
    ...inPath.map(parameter => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: schemaOf(fields[parameter]),
    })),
    ...inQuery.map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: isRequired(schema),
      schema: schemaOf(schema),
    })),
  ]
  return {
    operationId: name,
    summary: accessInWords(call),
    ...(call.access.kind === 'open' ? {} : { security: [{ token: [] }] }),
    parameters,
    ...(inBody.length > 0 || call.files ? { requestBody: body(call, Object.fromEntries(inBody)) } : {}),
    responses: {
      [statusOf(call)]: answer(call),
      default: { description: 'Refusal', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

const json = (schema: Schema) => ({ 'application/json': { schema } })

const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success

const schemaOf = (schema: z.core.$ZodType | undefined): Schema =>
  schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) : { type: 'string' }

function body(call: Call, fields: z.core.$ZodShape) {
  const schema = schemaOf(z.strictObject(fields))
  if (!call.files) return { required: true, content: json(schema) }
  const binaries = Object.fromEntries(
    Object.keys(call.files).map(field => [field, { type: 'string', format: 'binary' }]),
  )
  const properties = { ...(schema.properties as object | undefined), ...binaries }
  return { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties } } } }
}

const statusOf = ({ status = 200, answer }: Call) =>
  answer instanceof z.core.$ZodType || answer.kind !== 'redirect' ? String(status) : '302'

function answer(call: Call) {
  const { answer } = call
  if (answer instanceof z.core.$ZodType) {
    const content = json(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }))
    return { description: 'Answer', content: { ...content, ...wholeOf(call) } }
  }
  if (answer.kind === 'file') return { description: 'File', content: { [answer.type]: {} } }
  if (answer.kind === 'stream')
    return { description: 'Lines', content: { 'text/event-stream': { schema: schemaOf(answer.line) } } }
  if (answer.kind === 'redirect') return { description: 'On to another page' }
  return { description: 'Done' }
}

/** The types in which a list gives itself whole, without its pages. */
const wholeOf = (call: Call) =>
  Object.fromEntries(wholeTypes.filter(type => wholeTypeAsked(call, type)).map(type => [type, {}]))

/** Who may call, as the list of calls prints it. */
export function accessInWords({ access }: Pick<Call, 'access'>): string {
  const levels = { 1: 'reads', 2: 'writes', 3: 'manages' }
  if (access.kind === 'open') return `open: ${access.reason}`
  if (access.kind === 'signedIn') return access.inClient ? 'signed in, in a client' : 'signed in'
  if (access.kind === 'role') return access.roles.join(' or ')
  return `${levels[access.needs]} ${access.elements.join(' or ')}`
}

function readable(features: readonly Answers[]) {
  const rows = features.flatMap(({ calls }) =>
    Object.entries(calls).map(([name, call]) => {
      const cells = [call.method, `/api/${call.path}`, name, accessInWords(call)].map(
        cell => `<td>${escaped(cell)}</td>`,
      )
      return `<tr>${cells.join('')}</tr>`
    }),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sillon API</title><body><h1>Sillon API</h1>
<p><a href="/api/openapi.json">OpenAPI document</a></p>
<table><thead><tr><th>Method<th>Path<th>Call<th>Who</tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

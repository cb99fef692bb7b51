/// <reference types="vite/client" />
import type { Call } from '#kernel/shared/call.ts'
import type { Examples, Here } from '#kernel/testing/examples.ts'
import { type Input, type Schema, schemaOf } from './places.ts'

const modules = import.meta.glob<Record<string, Examples>>('../{platform,applications}/**/*.examples.ts', {
  eager: true,
})

/** What the rooms tell of their calls, by name of the call. */
export const toldExamples: Record<string, (here: Here) => Input> = Object.fromEntries(
  Object.values(modules)
    .flatMap(module => Object.values(module))
    .flatMap(given => Object.entries(given) as [string, (here: Here) => Input][]),
)

/** A version 7 id that nothing bears. */
export const unknownId = '0198a000-0000-7000-8000-000000000000'

/** Where nothing is: what is sent from here is of a form that its call accepts, about rows that nobody has. */
export const nowhere: Here = {
  clientId: unknownId,
  userId: unknownId,
  id: () => unknownId,
  element: () => 1,
  row: () => undefined,
  rows: () => [],
}

/** What the room tells of the call, or what its schema asks for and no more, with ids of rows that stand here. */
export const exampleOf = (name: string, call: Call, here: Here = nowhere): Input =>
  toldExamples[name]?.(here) ?? ((drawn({ type: 'object', ...schemaOf(call) }, here) ?? {}) as Input)

function drawn(schema: Schema, here: Here, field = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return drawn(choice, here, field)
  if (schema.type === 'object') {
    const required = schema.required ?? []
    const fields = Object.fromEntries(required.map(name => [name, drawn(schema.properties?.[name] ?? {}, here, name)]))
    const [table] = schema.properties?.id?.idOf ?? []
    const version = table && here.row(table, row => row.id === fields.id)?.version
    return 'version' in fields && version !== undefined ? { ...fields, version } : fields
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => drawn(schema.items ?? {}, here, field))
  if (field === 'elementId') return here.element('rh/gestion_du_personnel/salaries')
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return false
  if (schema.type === 'null') return null
  if (schema.format === 'uuid') return idHere(schema, here, field)
  if (schema.format === 'date') return '1994-03-14'
  return 'mot'.padEnd(schema.minLength ?? 0, 'a')
}

/** Who says his client or himself says those where he stands. */
function idHere({ idOf: [table] = [] }: Schema, here: Here, field: string) {
  if (field === 'clientId') return here.clientId
  if (field === 'userId') return here.userId
  return table ? here.id(table) : unknownId
}

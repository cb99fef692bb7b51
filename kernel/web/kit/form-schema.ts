import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { wordsOf } from './form-errors.ts'

/** Judges a form by the schema of the call. An emptied field counts as not given, or null where the schema has null. */
export function resolverOf<Schema extends z.ZodObject>(
  schema: Schema,
): Resolver<FieldValues, unknown, z.output<Schema>> {
  const judge = zodResolver(schema, { error: wordsOf }) as unknown as Resolver<FieldValues, unknown, z.output<Schema>>
  return (values, context, options) => judge(withoutBlanks(schema, values), context, options)
}

function withoutBlanks(schema: z.ZodObject, values: FieldValues) {
  const filled = Object.entries(values).map(([name, value]) => [name, value === '' ? blankOf(schema, name) : value])
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
}

const blankOf = (schema: z.ZodObject, name: string) => (accepts(schema, name, null) ? null : undefined)

const accepts = (schema: z.ZodObject, name: string, value: null | undefined) =>
  (schema.shape[name] as z.ZodType | undefined)?.safeParse(value).success ?? true

type Field = { name: string; isRequired: boolean }

/** The fields of a form, those of a group by the group's name and their own: `address.city`, in any line of many `lines.*.city`. */
export function fieldsOf(schema: z.ZodObject, group = ''): Field[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    if (isGroup(field)) return fieldsOf(field, `${group}${name}.`)
    const isRequired = !accepts(schema, name, undefined) && !accepts(schema, name, null)
    return [{ name: group + name, isRequired }, ...fieldsOfLines(field, `${group}${name}.*.`)]
  })
}

/** Lines of several kinds have the fields of each kind. */
const fieldsOfLines = (field: z.core.$ZodType, group: string): Field[] => {
  const { element } = field._zod.def as { element?: z.core.$ZodType }
  const { options = [element] } = (element?._zod.def ?? {}) as { options?: z.core.$ZodType[] }
  return options.flatMap(line => (line && isGroup(line) ? fieldsOf(line, group) : []))
}

export const isOfLines = ({ name }: Field) => name.includes('.*.')

const isGroup = (field: z.core.$ZodType): field is z.ZodObject => field._zod.def.type === 'object'

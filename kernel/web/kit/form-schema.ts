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

/** Names of the fields that must be filled. */
export const requiredNames = (schema: z.ZodObject) =>
  new Set(Object.keys(schema.shape).filter(name => !accepts(schema, name, undefined) && !accepts(schema, name, null)))

import type { VariableType } from '#platform/documents/document-type.model.ts'

/** A value as a source gives it: a date `2026-05-31`, a sum as a decimal text. */
export type Fact = string | number | boolean | readonly string[] | null

/** One record of an object: its values by path. */
export type FactsOfRecord = Readonly<Record<string, Fact>>

/** All that a document may say: the records of each object that its type names. */
export type Facts = ReadonlyMap<string, readonly FactsOfRecord[]>

/** What is known of a variable beside its value. */
export type KnownVariable = { label: string; type: VariableType; format: string | null; required: boolean }

export type KnownVariables = ReadonlyMap<string, KnownVariable>

/** Neither said nor written: nothing that a test calls filled. What is false or zero is said. */
export const isEmptyFact = (fact: Fact | undefined): fact is null | undefined =>
  fact === null || fact === undefined || fact === '' || (Array.isArray(fact) && fact.length === 0)

import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Log } from '#kernel/server/log.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Problem, Reader } from './readers.model.ts'

/** One thing that a row may say, and what people call it at the head of their columns. */
export type BulkColumn<Value = unknown> = {
  /** Label of its name. */
  label: string
  /** Other names of the column, in any language and without care for case, accents or little words. */
  synonyms: readonly string[]
  required?: boolean
  /** Values that no other column has: a column without a known name is recognised by them. */
  isTelling?: boolean
  read: Reader<Value>
}

/** What stands in the way of a row, or makes one doubt it; `column` is undefined when it concerns the whole row. */
export type RowProblem<Values = Record<string, unknown>> = Problem & {
  column?: (keyof Values & string) | undefined
  /** The row is written all the same. */
  isDoubt?: boolean
}

export type Fate = 'created' | 'updated' | 'unchanged' | 'refused'

/** What becomes of a row; `plan` is what the model needs in order to write it. */
export type Judgement<Values = Record<string, unknown>, Plan = unknown> =
  | { fate: 'refused'; problems: readonly RowProblem<Values>[] }
  | { fate: Exclude<Fate, 'refused'>; problems: readonly RowProblem<Values>[]; plan: Plan }

/** A row to write, and how. */
export type Planned<Values, Plan> = { values: Values; plan: Plan }

export type BulkGiven<Tables> = {
  db: Db<Tables>
  clientId: string
  actorId: string
  clock: Clock
  keys: Keys
  log: Log
}

/**
 * Records that can be brought in by the hundred from somebody's own file. An empty cell says nothing: it never empties
 * what is known already.
 */
export type BulkModel<Values = Record<string, unknown>, Tables = never, Plan = unknown> = {
  key: string
  label: string
  columns: { [Key in keyof Values]-?: BulkColumn<NonNullable<Values[Key]>> }
  /** By what a record is recognised: two rows that share one of them speak of the same. */
  identities(values: Values): readonly string[]
  /** Compares rows with what is there, and writes nothing; the judgements come in the order of the rows. */
  judge(given: BulkGiven<Tables>, rows: readonly Values[]): Promise<Judgement<Values, Plan>[]>
  /** Writes rows that were judged neither refused nor unchanged, in the transaction that notes their fate. */
  upsert(given: BulkGiven<Tables>, rows: readonly Planned<Values, Plan>[]): Promise<void>
}

/** Checks a model against its own types and forgets them: the room handles all models alike. */
export const bulkModel = <Values extends Record<string, unknown>, Tables, Plan>(
  model: BulkModel<Values, Tables, Plan>,
) => model as unknown as BulkModel

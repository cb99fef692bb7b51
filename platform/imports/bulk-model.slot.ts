import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Log } from '#kernel/server/log.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Problem, Reader } from './readers.model.ts'
import { offer } from '#kernel/shared/offer.ts'

/** One thing that a row may say, and what people call it at the head of their columns. */
export type BulkColumn<Value = unknown, Tables = never> = {
  /** Label of its name. */
  label: string
  /** Other names of the column, in any language and without care for case, accents or little words. */
  synonyms: readonly string[]
  required?: boolean
  /** Values that no other column has: a column without a known name is recognised by them. */
  isTelling?: boolean
  /** Why the person may not bring it in, as a label: he is told before he begins, and no column of a file feeds it. */
  closed?: string
  /** What a file that has no such column may say once for all its lines: values as its cells would hold them. */
  choices?(db: Db<Tables>): Promise<readonly Choice[]>
  read: Reader<Value>
}

export type Choice = { value: string; label: string }

/** What a row says. A column is `unread` when its cell cannot be used, or is empty and required: it has no value then. */
export type RowToJudge<Values = Record<string, unknown>> = {
  values: Partial<Values>
  unread: readonly string[]
}

/** What stands in the way of a row, or makes one doubt it; `column` is undefined when it concerns the whole row. */
export type RowProblem<Values = Record<string, unknown>> = Problem & {
  column?: (keyof Values & string) | undefined
  /** The row is written all the same. */
  isDoubt?: boolean
}

export type Fate = 'created' | 'updated' | 'unchanged' | 'refused'

/**
 * What becomes of a row; `plan` is what the model needs in order to write it, `facts` which of the model's facts it
 * gives. A refused row tells all that is wrong with it, so that who mends it does so once.
 */
export type Judgement<Values = Record<string, unknown>, Plan = unknown> =
  | { fate: 'refused'; problems: readonly RowProblem<Values>[] }
  | { fate: Exclude<Fate, 'refused'>; problems: readonly RowProblem<Values>[]; plan: Plan; facts?: readonly string[] }

/** A row to write, and how. */
export type Planned<Values, Plan> = { values: Values; plan: Plan }

/** Labels of how many rows are to give a fact, and of how many gave it. */
export type FactLabels = { foreseen: string; given: string }

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
  columns: { [Key in keyof Values]-?: BulkColumn<NonNullable<Values[Key]>, Tables> }
  /** What rows may give beside the record itself: counted before anything is written, and as it is. */
  facts?: Readonly<Record<string, FactLabels>>
  /** By what a record is recognised: two rows that share one of them speak of the same. */
  identities(values: Values): readonly string[]
  /**
   * Compares rows with what is there, and writes nothing; the judgements come in the order of the rows. One with an
   * unread cell is refused whatever is said of it: it is judged for what else is wrong.
   */
  judge(given: BulkGiven<Tables>, rows: readonly RowToJudge<Values>[]): Promise<Judgement<Values, Plan>[]>
  /** Writes rows that were judged neither refused nor unchanged, in the transaction that notes their fate. */
  upsert(given: BulkGiven<Tables>, rows: readonly Planned<Values, Plan>[]): Promise<void>
}

/** Checks a model against its own types and forgets them: the room handles all models alike. */
export const bulkModel = <Values extends Record<string, unknown>, Tables, Plan>(
  model: BulkModel<Values, Tables, Plan>,
) => model as unknown as BulkModel

export const bulkModelsOffer = offer<BulkModel>('bulk models')

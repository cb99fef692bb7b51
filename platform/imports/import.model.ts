import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import type { List } from '#kernel/shared/list.ts'

export const importStates = ['uploaded', 'checked', 'running', 'done', 'partly_done', 'stopped'] as const
export type ImportState = (typeof importStates)[number]

export const fates = ['created', 'updated', 'unchanged', 'refused'] as const

const instant = z.string()
const Cell = z.union([z.string(), z.number()]).nullable()

/** How many lines of a run met each fate; `waiting` ones have not been written yet. */
export const Counts = z.object({
  waiting: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})
export type Counts = z.output<typeof Counts>

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const spreadsheetWithMacros = 'application/vnd.ms-excel.sheet.macroEnabled.12'

/** A file that is read as a table. */
export const tableFile = { types: ['text/csv', spreadsheet, spreadsheetWithMacros], maxBytes: 15_000_000 } as const

/** What can be imported, and the columns that it takes, in words of the reader's language. */
export const ModelOffer = z.object({
  key: z.string(),
  label: z.string(),
  columns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      required: z.boolean(),
      /** Why the reader may not bring it in; absent when he may. */
      closed: z.string().optional(),
    }),
  ),
  /** What lines may give beside the record itself: how the check tells it, and how the result does. */
  facts: z.array(z.object({ key: z.string(), foreseen: z.string(), given: z.string() })),
})
export type ModelOffer = z.output<typeof ModelOffer>

/** A client by name, and whether the support of the platform may write there. */
export const ClientOffer = z.object({ id: idOf('platform.client'), name: z.string(), isOpen: z.boolean() })
export type ClientOffer = z.output<typeof ClientOffer>

/** The list of what was brought in, the last first. */
export const listOfRuns = {
  sorts: ['at'],
  isUsuallyDownwards: true,
  comparedSorts: ['file', 'state', 'model', 'lines', 'by'],
} as const satisfies List

export const RunRow = z.object({
  id: idOf('platform.import_run'),
  model: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  counts: Counts,
  createdBy: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
})
export type RunRow = z.output<typeof RunRow>

/** By column of the model, the place of the file's column that feeds it. */
export const Mapping = z.record(z.string().max(60), z.int().min(0).max(99))
export type Mapping = z.output<typeof Mapping>

/** By column of the model that the file has not, the value that all its lines mean. */
export const Fixed = z.record(z.string().max(60), z.string().max(120))
export type Fixed = z.output<typeof Fixed>

const FileColumn = z.object({
  index: z.int(),
  /** Null where the file gives it no name. */
  header: z.string().nullable(),
  samples: z.array(z.string()),
  filled: z.int(),
})
const Guess = z.object({ column: z.string(), index: z.int(), confidence: z.number() })

export const ImportRun = RunRow.extend({
  rowCount: z.int(),
  columns: z.array(FileColumn),
  mapping: Mapping,
  fixed: Fixed,
  /** By column, what all lines may mean at once; a column without any is not there. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  guesses: z.array(Guess),
  /** The mapping is that of the last file of the same titles. */
  isRemembered: z.boolean(),
  /** The first lines of the file below its header. */
  firstRows: z.array(z.object({ number: z.int(), cells: z.array(Cell) })),
  /** What the check foresees; null until it was made. */
  forecast: Counts.nullable(),
  /** How many lines give each of the model's facts, as the check foresees; empty until it was made. */
  facts: z.record(z.string(), z.int()),
  /** How many of the lines that were written gave each of them. */
  given: z.record(z.string(), z.int()),
  /** Lines that are written although something in them is doubtful. */
  doubtful: z.int(),
  /** Somebody's program works on it at this moment. */
  isUnderWay: z.boolean(),
  startedAt: instant.nullable(),
  version: z.int32(),
})
export type ImportRun = z.output<typeof ImportRun>

/** What is wrong with one cell, or with a whole line when `column` is null. */
export const ProblemOfRow = z.object({
  number: z.int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  message: z.string(),
  isDoubt: z.boolean(),
})
export type ProblemOfRow = z.output<typeof ProblemOfRow>

export const ImportLine = z.object({
  done: z.int(),
  total: z.int(),
  /** The line written last, and how many were refused so far. */
  item: z.object({ number: z.int(), refused: z.int() }).optional(),
})
export type ImportLine = z.output<typeof ImportLine>

import type { z } from 'zod'
import type { Call, FileRule } from '#kernel/shared/call.ts'
import type { ImportRun, listOfRuns } from '../import.model.ts'
import type { importsCalls } from '../imports.calls.ts'

type All = typeof importsCalls

/** A call of any desk: it answers as the platform's does, whatever it is told. */
type Like<Name extends keyof All> = Call & { input: z.core.$ZodObject; answer: All[Name]['answer'] }

/** Where files are brought in, as the pages of imports see it: the calls made there and the page that shows a run. */
export type ImportDesk = {
  create: Like<'createImportRun'> & { files: { file: FileRule } }
  runs: Like<'getImportRuns'> & { list: typeof listOfRuns }
  run: Like<'getImportRun'>
  map: Like<'mapImportRun'>
  check: Like<'checkImportRun'>
  problems: Like<'getImportProblems'>
  write: Like<'runImport'>
  stop: Like<'stopImportRun'>
  report: Like<'getImportReport'>
  /** What each call is told beside its own. */
  told: Record<string, string>
  /** The page, on one of its runs: a link that a colleague can open. */
  addressOf(runId?: string): string
}

/** What a call on one run is told. */
export const aboutRun = ({ told }: ImportDesk, { id }: Pick<ImportRun, 'id'>) => ({ ...told, id })

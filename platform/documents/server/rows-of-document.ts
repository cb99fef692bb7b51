import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { Refusal } from '#kernel/server/errors.ts'
import type { FileStore } from '#kernel/server/files.ts'
import { readTable, UnreadableTable } from '#platform/imports/imports.server.ts'
import { type DocumentRows, mostShownColumns, mostShownRows } from '../document.model.ts'

/** A sheet unpacks to many times its size: one is read at a time, and none beyond 15 MB. */
const inTurn = pLimit(1)
const mostBytes = 15_000_000

/** The first lines of a workbook or a text of columns. @throws Refusal 400 UNREADABLE_TABLE */
export async function rowsOfDocument(
  files: FileStore,
  { storageKey, type, size }: { storageKey: string; type: string; size: number },
): Promise<DocumentRows> {
  if (size > mostBytes) throw unreadable('documents.browser.too-large-to-show')
  const bytes = await buffer(files.read(storageKey))
  const lines = await inTurn(() => readTable({ bytes, isText: type === 'text/csv' })).catch(refuseUnreadable)
  return {
    rows: lines.slice(0, mostShownRows).map(({ number, cells }) => ({
      number,
      cells: cells.slice(0, mostShownColumns).map(cell => cell ?? ''),
    })),
    isCut: lines.length > mostShownRows || lines.some(({ cells }) => cells.length > mostShownColumns),
  }
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof UnreadableTable)) throw error
  throw unreadable(error.problem.label, error.problem.values)
}

const unreadable = (label: string, values: Record<string, string | number> = {}) =>
  new Refusal(400, 'UNREADABLE_TABLE', label, { values })

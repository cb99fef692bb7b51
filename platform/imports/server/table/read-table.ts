import { Worker } from 'node:worker_threads'
import type { Problem } from '../../readers.model.ts'
import { type Line, UnreadableTable } from './table.ts'

const longestMs = 20_000
const memory = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }

type Told = { lines: Line[] } | { problem: Problem }

/**
 * Reads a file in a thread of its own: a spreadsheet takes seconds, and one made to do harm takes all the memory or time
 * that it is given.
 * @throws UnreadableTable
 */
export async function readTable(file: { bytes: Uint8Array; isText: boolean }): Promise<Line[]> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: memory,
    execArgv: [],
  })
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const limit = setTimeout(() => reject(tooHeavy()), longestMs)
  worker.on('message', resolve)
  worker.on('error', error => {
    reject((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error)
  })
  try {
    const told = await promise
    if ('problem' in told) throw new UnreadableTable(told.problem.label, told.problem.values)
    return told.lines
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}

const tooHeavy = () => new UnreadableTable('imports.file.too-heavy')

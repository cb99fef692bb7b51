import { parentPort, workerData } from 'node:worker_threads'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { UnreadableTable } from './table.ts'

type Work = { bytes: Uint8Array; isText: boolean }

const { bytes, isText } = workerData as Work

async function read() {
  if (isText) return readCsv(decodeText(bytes))
  const { readWorkbook } = await import('./read-workbook.ts')
  return readWorkbook(Buffer.from(bytes))
}

try {
  parentPort?.postMessage({ lines: await read() })
} catch (error) {
  if (!(error instanceof UnreadableTable)) throw error
  parentPort?.postMessage({ problem: error.problem })
}

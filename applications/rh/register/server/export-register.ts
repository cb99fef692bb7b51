import type { Ground } from '#kernel/server/answers.ts'
import { csvLines } from '#kernel/server/csv.ts'
import type { FileToSend } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Period } from '../register-line.model.ts'
import { columns, type Entry, entryInWords, wordsOf } from './entry-in-words.ts'
import { type Opened, printRegister } from './print-register.ts'
import { brokenLine, changesOfRegister, nextOfRegister } from './rows-of-register.queries.ts'

type Wish = Period & { format: 'pdf' | 'csv' }
type Asking = Pick<Ground, 'say' | 'press' | 'clock'> & {
  clientId: string
  withDb<Result>(work: (db: RhDb) => Promise<Result>): Promise<Result>
}

const entriesAtOnce = 500

/** The whole register, or the people present in a period; in French, as the law has it kept, whoever asks. */
export async function registerAsFile(asking: Asking, opened: Opened, wish: Wish): Promise<FileToSend> {
  const name = `registre-du-personnel-${opened.siret}-${asking.clock.today()}.${wish.format}`
  if (wish.format === 'csv') return { name, type: 'text/csv; charset=utf-8', bytes: linesOfCsv(asking, opened, wish) }
  return { name, type: 'application/pdf', bytes: await printed(asking, opened, wish) }
}

/** Piece by piece: entries are never changed, so that pieces read one after the other make one register. */
async function* entries({ withDb }: Asking, { siret }: Opened, { from, to }: Period) {
  for (let after = 0; ; ) {
    const read = await withDb(db => nextOfRegister(db, { siret, from, to }, after, entriesAtOnce))
    yield read
    const last = read.at(-1)
    if (!last || read.length < entriesAtOnce) return
    after = last.number
  }
}

async function* linesOfCsv(asking: Asking, opened: Opened, wish: Wish) {
  const word = wordsOf(asking.say)
  yield csvLines([columns.map(column => word(`rh.register.column.${column}`))], { isFirst: true })
  for await (const rows of entries(asking, opened, wish)) {
    const inWords = rows.map(row => entryInWords(row, word))
    const lines = inWords.map(entry => columns.map(column => entry[column]))
    yield csvLines(lines, { isFirst: false })
  }
}

async function printed(asking: Asking, opened: Opened, period: Period): Promise<Uint8Array> {
  const { siret } = opened
  const whole: Entry[] = []
  for await (const read of entries(asking, opened, period)) whole.push(...read)
  const { broken, changes } = await asking.withDb(async db => ({
    broken: await brokenLine(db, siret),
    changes: await changesOfRegister(db, siret, period),
  }))
  return printRegister(asking, { clientId: asking.clientId, opened, period, entries: whole, changes, broken })
}

import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { LineToWrite } from './lines-to-write.ts'

/** Within what one statement may hold of values. */
const linesAtOnce = 1_000

/** The number of the last line of each register, which nobody else writes until the end of the transaction. */
export async function holdRegisters(db: RhDb, sirets: Iterable<string>): Promise<Map<string, number>> {
  const held = new Map<string, number>()
  for (const siret of [...new Set(sirets)].sort()) {
    const { rows } = await sql<{ last: number }>`select rh.hold_register(${siret}) as last`.execute(db)
    held.set(siret, rows[0]?.last ?? 0)
  }
  return held
}

/** Gives each line the next number of its register, and writes them in their order. */
export async function writeLines(db: RhDb, held: ReadonlyMap<string, number>, lines: readonly LineToWrite[]) {
  const last = new Map(held)
  const numbers = new Map<LineToWrite, number>()
  const numbered = lines.map(line => {
    const { of, on: _on, turn: _turn, ...said } = line
    const number = (last.get(said.siret) ?? 0) + 1
    last.set(said.siret, number)
    numbers.set(line, number)
    return { ...said, number, refNumber: typeof of === 'object' && of !== null ? (numbers.get(of) ?? null) : of }
  })
  for (let start = 0; start < numbered.length; start += linesAtOnce) {
    await db
      .insertInto('rh.register_entry')
      .values(numbered.slice(start, start + linesAtOnce))
      .execute()
  }
}

import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { linesToWrite } from './lines-to-write.ts'
import type { Line, Stay } from './stay.ts'
import { staysOfEmployees } from './stays-of-employees.queries.ts'
import { staysOfExternalWorkers } from './stays-of-external-workers.queries.ts'
import { holdRegisters, writeLines } from './write-lines.ts'

/**
 * Writes into the registers of their establishments what these people's contracts, places and permits tell and the
 * registers do not say yet; called twice, it writes once. To be called by whoever writes a contract that has begun, at the
 * end of the transaction. Places and permits wait for the night: a slip that is mended the same day leaves no line.
 */
export const keepRegister = async (db: RhDb, employeeIds: readonly string[], today: string) =>
  keep(db, await staysOfEmployees(db, employeeIds, today), { column: 'employee_id', ids: employeeIds }, today)

/** The same of people whom others send. */
export const keepExternalWorkers = async (db: RhDb, ids: readonly string[], today: string) =>
  keep(db, await staysOfExternalWorkers(db, ids, today), { column: 'external_worker_id', ids }, today)

type People = { column: 'employee_id' | 'external_worker_id'; ids: readonly string[] }

async function keep(db: RhDb, stays: readonly Stay[], people: People, today: string) {
  const ofStays = stays.flatMap(({ facts }) => facts.siret ?? [])
  const held = await holdRegisters(db, [...ofStays, ...(await registersOf(db, people))])
  await writeLines(db, held, linesToWrite(stays, await linesOf(db, people), today))
}

const about = ({ column, ids }: People) => sql<boolean>`${sql.ref(column)} in ${eachOf(ids)}`

async function registersOf(db: RhDb, people: People) {
  const rows = await db.selectFrom('rh.register_entry').select('siret').distinct().where(about(people)).execute()
  return rows.map(({ siret }) => siret)
}

const linesOf = (db: RhDb, people: People): Promise<Line[]> =>
  db.selectFrom('rh.register_entry').selectAll().where(about(people)).execute()

import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Container, Scale } from '../weighing.model.ts'

/** In use, crates before supports, by name. */
export const containersOf = (db: AtelierDb, workshopIds: readonly string[]) =>
  containersWhere(db, sql`c.archived_at is null and c.workshop_id in ${eachOf(workshopIds)}`)

export async function containersWhere(db: AtelierDb, where: ReturnType<typeof sql>): Promise<Container[]> {
  const { rows } = await sql<Container>`
    select c.id, c.workshop_id, c.use, c.code, c.name, c.tare_g as tare_kg, c.version from atelier.container c
     where ${where} order by c.use, c.name, c.id`.execute(db)
  return rows
}

/** In use, by name; whose verification ended before the day says so. */
export const scalesOf = (db: AtelierDb, workshopIds: readonly string[], today: string) =>
  scalesWhere(db, sql`s.archived_at is null and s.workshop_id in ${eachOf(workshopIds)}`, today)

export async function scalesWhere(db: AtelierDb, where: ReturnType<typeof sql>, today: string): Promise<Scale[]> {
  const { rows } = await sql<Scale>`
    select s.id, s.workshop_id, s.code, s.name, s.max_g as max_kg, s.step_g as step_kg, s.verified_until,
           case when s.protocol is not null then json_build_object('protocol', s.protocol, 'baud', s.baud,
             'dataBits', s.data_bits, 'parity', s.parity, 'stopBits', s.stop_bits, 'pattern', s.pattern) end as serial,
           coalesce(s.verified_until < ${today}::date, false) as is_expired, s.version
      from atelier.scale s where ${where} order by s.name, s.id`.execute(db)
  return rows
}

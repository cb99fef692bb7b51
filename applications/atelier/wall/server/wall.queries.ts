import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { type LineFacts, wallFrom } from '../wall.model.ts'
import type { WallOfLine } from '../wall.model.ts'

type Looking = { db: AtelierDb; clock: Clock }

/** A line at this instant, as a wall tells it. @throws Refusal 404 */
export async function wallOf({ db, clock }: Looking, scope: CompanyScope, id: string): Promise<WallOfLine> {
  const now = clock.now().toString()
  const { rows } = await sql<{ companyId: string; told: LineFacts | null }>`
    select w.company_id, atelier.wall_of(l.id, ${now}::timestamptz) as told
      from atelier.ligne_atelier l join atelier.workshop w on w.id = l.workshop_id where l.id = ${id}`.execute(db)
  const [line] = rows
  if (!line?.told || scope.level(line.companyId) < 1) throw notFound()
  return wallFrom(line.told, now)
}

/** The lines that a link shows, at this instant. @throws Refusal 404 of any link that is not good */
export async function wallsShown({ db, clock }: Looking, token: string): Promise<WallOfLine[]> {
  const now = clock.now().toString()
  const { rows } = await sql<{ told: LineFacts[] | null }>`
    select atelier.walls_shown(${digestOfKey(token)}, ${now}::timestamptz) as told`.execute(db)
  const told = rows[0]?.told
  if (!told) throw notFound()
  return told.map(line => wallFrom(line, now))
}

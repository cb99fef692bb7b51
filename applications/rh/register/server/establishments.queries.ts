import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { registerElement } from '../register-place.model.ts'
import type { Establishment } from '../register-line.model.ts'

type Row = { siret: string | null; name: string; companyIds: string[]; company: string; entries: number }

/**
 * Sites with a number of their own, companies by that of their head office, and whatever a register was kept for. A
 * company without number comes too: it keeps no register, and somebody must know.
 */
const places = (only?: string) => sql<Row>`
  with place as (
    select s.siret, s.name, s.company_id, case when s.archived_at is null then 1 else 4 end as turn
      from rh.site s where s.siret is not null
    union all
    select k.siret, k.name, k.id, case when k.archived_at is null then 2 else 5 end from platform.company k
    union all
    select e.siret, k.name, e.company_id, 3
      from (select distinct siret, company_id from rh.register_entry) e join platform.company k on k.id = e.company_id),
  entry as (
    select siret, count(*)::int as entries from rh.register_entry where kind = 'entry' group by siret)
  select p.siret, (array_agg(p.name order by p.turn, p.name))[1] as name,
         (array_agg(k.name order by p.turn, p.name))[1] as company,
         array_agg(distinct p.company_id) as "companyIds", coalesce(max(e.entries), 0) as entries
    from place p
    join platform.company k on k.id = p.company_id
    left join entry e on e.siret = p.siret
   where ${only === undefined ? sql`true` : sql`p.siret = ${only}`}
   group by p.siret, case when p.siret is null then p.company_id end
  having min(p.turn) < 4 or max(e.entries) > 0
   order by company, name, p.siret`

type Asking = { db: RhDb; rights: Rights }

/** Somebody reads a register when he reads that of each company that has people in it: numbers have no gap to show. */
const judgeOf = async (rights: Rights) => {
  const { byCompany } = await rights.perimeter(registerElement)
  return (companyIds: readonly string[]) => Math.min(...companyIds.map(id => byCompany.get(id) ?? 0)) as Level
}

export async function establishments({ db, rights }: Asking): Promise<Establishment[]> {
  const [{ rows }, levelOn] = await Promise.all([places().execute(db), judgeOf(rights)])
  return rows.flatMap(({ companyIds, ...row }) => {
    const level = levelOn(companyIds)
    return level < 1
      ? []
      : [{ ...row, companyId: companyIds[0] as string, can: { correct: level >= 2, export: level >= 3 } }]
  })
}

export type Found = { siret: string; name: string; company: string; companyId: string }

/** @throws Refusal 404 for an establishment that the caller may not read, 403 for one that he may read only */
export async function requireEstablishment({ db, rights }: Asking, siret: string, needs: Level): Promise<Found> {
  const { rows } = await places(siret).execute(db)
  const [found] = rows
  const level = found ? (await judgeOf(rights))(found.companyIds) : 0
  if (!found || level < 1) throw notFound()
  if (level < needs) throw forbidden()
  return { siret, name: found.name, company: found.company, companyId: found.companyIds[0] as string }
}

import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Composition, CompositionChoices, CompositionRow } from '../composition.model.ts'
import { compositionsCalls } from '../compositions.calls.ts'

type Reading = { db: AtelierDb; clock: Clock }
type Asked = InputOf<typeof compositionsCalls.getPaginatedCompositions>

const standingOn = (today: string) => sql<CompositionRow['standing']>`case
  when c.state = 'draft' then 'draft'
  when c.valid_from > ${today}::date then 'upcoming'
  when c.valid_to < ${today}::date then 'former'
  else 'current' end`

/** A page of the compositions, those that began last first. */
export function pageOfCompositions({ db, clock }: Reading, asked: Asked): Promise<PageOf<CompositionRow>> {
  const today = clock.today().toString()
  return pageOfList(db, compositionsCalls.getPaginatedCompositions.list, asked, {
    from: sql`atelier.composition c join platform.article a on a.id = c.article_id`,
    id: sql`c.id`,
    within: sql`true`,
    orders: { validFrom: [sql`c.valid_from`], article: [sql`a.name_key`] },
    filters: { state: standing => sql`(${standingOn(today)}) = ${standing}` },
    matching: words => matches('platform.article', 'a', words),
    rows: async ids => {
      const { rows } = await sql<CompositionRow>`
        select c.id, c.article_id, a.code, a.name as article, c.version_no, ${standingOn(today)} as standing,
               c.valid_from, c.valid_to,
               coalesce((select string_agg(f.name || ' ' || trim_scale(l.share / 100.0) || ' %', ', ' order by l.place)
                  from atelier.composition_line l join platform.article_family f on f.id = l.family_id
                 where l.composition_id = c.id), '') as raws,
               coalesce((select string_agg(p.name, ', ' order by l.place)
                  from atelier.composition_line l join platform.article p on p.id = l.packaging_id
                 where l.composition_id = c.id), '') as packagings
          from atelier.composition c join platform.article a on a.id = c.article_id
         where c.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
}

type Head = Omit<Composition, 'raws' | 'packagings' | 'former'> & { formerId: string | null; formerNo: number | null }

/** @throws Refusal 404 */
export async function compositionById({ db, clock }: Reading, id: string): Promise<Composition> {
  const today = clock.today().toString()
  const { rows } = await sql<Head>`
    select c.id, c.article_id, a.code, a.name as article, c.version_no, ${standingOn(today)} as standing, c.valid_from,
           c.valid_to, c.note, c.version, f.id as former_id, f.version_no as former_no
      from atelier.composition c
      join platform.article a on a.id = c.article_id
      left join lateral (
        select o.id, o.version_no from atelier.composition o
         where o.article_id = c.article_id and o.state = 'active' and o.version_no < c.version_no
         order by o.version_no desc limit 1) f on true
     where c.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const { formerId, formerNo, ...head } = row
  const former = formerId && formerNo ? { versionNo: formerNo, ...(await linesOf(db, formerId)) } : null
  return { ...head, ...(await linesOf(db, id)), former }
}

async function linesOf(db: AtelierDb, id: string): Promise<Pick<Composition, 'raws' | 'packagings'>> {
  const { rows: raws } = await sql<Composition['raws'][number]>`
    select l.family_id, f.name as family, (l.share / 100.0)::float8 as pct, l.loss_pct::float8 as loss_pct
      from atelier.composition_line l join platform.article_family f on f.id = l.family_id
     where l.composition_id = ${id} order by l.place`.execute(db)
  const { rows: packagings } = await sql<Composition['packagings'][number]>`
    select l.packaging_id, p.name as packaging, p.unit, (l.quantity / 1000.0)::float8 as quantity,
           l.loss_pct::float8 as loss_pct
      from atelier.composition_line l join platform.article p on p.id = l.packaging_id
     where l.composition_id = ${id} order by l.place`.execute(db)
  return { raws, packagings }
}

const most = 2_000

/** What is packed or sold, families of produce and packaging, each by name. */
export async function compositionChoices({ db, clock }: Reading): Promise<CompositionChoices> {
  const today = clock.today().toString()
  const { rows: articles } = await sql<CompositionChoices['articles'][number]>`
    select a.id, a.code, a.name, not exists (select from atelier.composition c
             where c.article_id = a.id and c.state = 'active' and (c.valid_to is null or c.valid_to >= ${today}::date)) as has_none
      from platform.article a
     where a.archived_at is null and (a.is_sold or a.kind = 'packed')
     order by a.name_key, a.id limit ${most}`.execute(db)
  const { rows: families } = await sql<CompositionChoices['families'][number]>`
    select id, code, name from platform.article_family where archived_at is null order by name, id limit ${most}`.execute(
    db,
  )
  const { rows: packagings } = await sql<CompositionChoices['packagings'][number]>`
    select id, code, name, unit from platform.article
     where archived_at is null and kind = 'packaging' order by name_key, id limit ${most}`.execute(db)
  return { articles, families, packagings }
}

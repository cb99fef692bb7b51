import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import type { NodeRef, TraceGraph } from '#platform/trace/trace-graph.slot.ts'
import type { TraceLink, TraceNode } from '#platform/trace/trace.model.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

type Found = { nodes: TraceNode[]; links: TraceLink[] }
type Edge = { from: string; to: string; g: number }

const bare = { detail: null, kg: null, cases: null, on: null, status: null, lotKind: null }
/** Found by words at most. */
const mostFound = 20

/** The way of goods as Atelier knows it: from blocks and growers by lots to pallets and customers. */
export const traceGraphOfAtelier: TraceGraph = {
  find: (db, words) => found(db as never, words),
  named: (db, nodes) => namedNodes(db as never, nodes),
  async step(db, nodes, direction) {
    const known = db as unknown as AtelierDb
    const idsOf = (kind: NodeRef['kind']) => nodes.filter(node => node.kind === kind).map(({ id }) => id)
    const steps =
      direction === 'down'
        ? [
            await lotsOfOrigins(known, idsOf('place'), idsOf('grower')),
            await childrenOf(known, idsOf('lot')),
            await palletsOf(known, idsOf('lot')),
            await customersOf(known, idsOf('pallet')),
          ]
        : [
            await parentsOf(known, idsOf('lot')),
            await originsOfLots(known, idsOf('lot')),
            await lotsOfPallets(known, idsOf('pallet')),
          ]
    return { nodes: steps.flatMap(step => step.nodes), links: steps.flatMap(step => step.links) }
  },
}

async function namedNodes(db: AtelierDb, nodes: readonly NodeRef[]): Promise<TraceNode[]> {
  const idsOf = (kind: NodeRef['kind']) => nodes.flatMap(node => (node.kind === kind ? node.id : []))
  const isId = (id: string) => /^[0-9a-f-]{36}$/i.test(id)
  const lots = await lotNodes(db, idsOf('lot').filter(isId))
  const ofPallets = idsOf('pallet').filter(id => id.split(':').length === 2 && id.split(':').every(isId))
  const { nodes: pallets } = await palletsOf(
    db,
    ofPallets.map(id => id.split(':')[1] as string),
  )
  const { rows: places } = await sql<{ id: string; label: string }>`
    select id::text as id, name as label from platform.place where id in ${eachOf(idsOf('place').filter(isId))}`.execute(
    db,
  )
  const { rows: growers } = await sql<{ id: string; label: string }>`
    select r.id::text as id, c.name as label from platform.partner r join platform.contact c on c.id = r.contact_id
     where r.id in ${eachOf(idsOf('grower').filter(isId))}`.execute(db)
  return [
    ...lots,
    ...pallets.filter(({ id }) => ofPallets.includes(id)),
    ...places.map(place => ({ ...bare, kind: 'place' as const, ...place })),
    ...growers.map(grower => ({ ...bare, kind: 'grower' as const, ...grower })),
  ]
}

/** Lots by their ids, as nodes; their weight is that of their making. */
export async function lotNodes(db: AtelierDb, ids: readonly string[]): Promise<TraceNode[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TraceNode>`
    select 'lot' as kind, l.id::text as id, l.number as label, a.name as detail, l.initial_g::float8 as kg, l.initial_cases as cases,
           coalesce(l.packed_on, l.harvested_on)::text as "on", l.quality_status as status, l.kind as lot_kind
      from atelier.lot l join platform.article a on a.id = l.article_id
     where l.id in ${eachOf([...new Set(ids)])} order by l.number`.execute(db)
  return rows
}

async function lotsReached(
  db: AtelierDb,
  edges: readonly Edge[],
  side: 'from' | 'to',
  key = (id: string) => `lot:${id}`,
) {
  const nodes = await lotNodes(
    db,
    edges.map(edge => edge[side]),
  )
  const links = edges.map(({ from, to, g }) => ({
    from: side === 'from' ? `lot:${from}` : key(from),
    to: side === 'to' ? `lot:${to}` : key(to),
    kg: g,
  }))
  return { nodes, links }
}

/** What an input gave of an output: pro rata of all that went into it. */
const edges = (narrowed: ReturnType<typeof sql>) => sql<Edge>`
  select i.lot_id as "from", o.lot_id as "to", round(sum(o.g::numeric * i.g / t.total))::float8 as g
    from atelier.transformation_input i
    join atelier.transformation_output o on o.transformation_id = i.transformation_id
    join lateral (select sum(g) as total from atelier.transformation_input where transformation_id = i.transformation_id) t on true
   where ${narrowed} group by 1, 2 order by 1, 2`

async function childrenOf(db: AtelierDb, lotIds: readonly string[]): Promise<Found> {
  if (lotIds.length === 0) return { nodes: [], links: [] }
  const { rows } = await edges(sql`i.lot_id in ${eachOf(lotIds)}`).execute(db)
  return lotsReached(db, rows, 'to')
}

async function parentsOf(db: AtelierDb, lotIds: readonly string[]): Promise<Found> {
  if (lotIds.length === 0) return { nodes: [], links: [] }
  const { rows } = await edges(sql`o.lot_id in ${eachOf(lotIds)}`).execute(db)
  return lotsReached(db, rows, 'from')
}

/** Of lots that nobody made of others: the blocks and growers that they come from. */
async function originsOfLots(db: AtelierDb, lotIds: readonly string[]): Promise<Found> {
  if (lotIds.length === 0) return { nodes: [], links: [] }
  const { rows } = await sql<{
    kind: 'place' | 'grower'
    id: string
    label: string
    detail: string | null
    lotId: string
    g: number
  }>`
    select case when x.place_id is null then 'grower' else 'place' end as kind, coalesce(x.place_id, x.grower_id)::text as id,
           coalesce(case h.kind when 'site' then null else h.name || ', ' end || p.name, p.name, c.name) as label,
           k.name as detail, x.lot_id, x.g::float8 as g
      from atelier.lot_origin x
      left join platform.place p on p.id = x.place_id
      left join platform.place h on h.id = p.parent_id
      left join platform.partner r on r.id = x.grower_id
      left join platform.contact c on c.id = r.contact_id
      left join platform.crop_code k on k.id = x.crop_code_id
     where x.lot_id in ${eachOf(lotIds)}
       and not exists (select from atelier.transformation_output o where o.lot_id = x.lot_id)
     order by label, x.lot_id`.execute(db)
  return {
    nodes: rows.map(({ kind, id, label, detail }) => ({ ...bare, kind, id, label, detail })),
    links: rows.map(({ kind, id, lotId, g }) => ({ from: `${kind}:${id}`, to: `lot:${lotId}`, kg: g })),
  }
}

async function lotsOfOrigins(db: AtelierDb, placeIds: readonly string[], growerIds: readonly string[]): Promise<Found> {
  if (placeIds.length + growerIds.length === 0) return { nodes: [], links: [] }
  const { rows } = await sql<Edge>`
    select case when x.place_id is null then 'grower:' else 'place:' end || coalesce(x.place_id, x.grower_id) as "from",
           x.lot_id as "to", x.g::float8 as g
      from atelier.lot_origin x
     where (x.place_id in (select unnest(${placeIds}::uuid[])) or x.grower_id in (select unnest(${growerIds}::uuid[])))
       and not exists (select from atelier.transformation_output o where o.lot_id = x.lot_id)
     order by 2, 1`.execute(db)
  return lotsReached(db, rows, 'to', id => id)
}

type Pallet = {
  id: string
  lotId: string
  pallets: number
  cases: number
  g: number
  number: string
  on: string | null
  partnerId: string
  customer: string
}

const pallets = (narrowed: ReturnType<typeof sql>) => sql<Pallet>`
  select d.id || ':' || l.lot_id as id, l.lot_id, count(distinct l.sscc)::int as pallets, sum(l.cases)::int as cases,
         sum(l.g)::float8 as g, d.number, (l.shipped_at at time zone 'Europe/Paris')::date::text as "on", l.partner_id, c.name as customer
    from platform.sales_document_line l
    join platform.sales_document d on d.id = l.document_id
    join platform.partner p on p.id = l.partner_id
    join platform.contact c on c.id = p.contact_id
   where l.kind = 'delivery_note' and ${narrowed}
   group by d.id, l.lot_id, d.number, 7, l.partner_id, c.name order by d.number, l.lot_id`

/** The pallets of a lot on one delivery note, as one node. */
async function palletsOf(db: AtelierDb, lotIds: readonly string[]): Promise<Found> {
  if (lotIds.length === 0) return { nodes: [], links: [] }
  const { rows } = await pallets(sql`l.lot_id in ${eachOf(lotIds)}`).execute(db)
  return {
    nodes: rows.map(palletNode),
    links: rows.map(({ id, lotId, g }) => ({ from: `lot:${lotId}`, to: `pallet:${id}`, kg: g })),
  }
}

async function lotsOfPallets(db: AtelierDb, ids: readonly string[]): Promise<Found> {
  const lots = ids.flatMap(id => id.split(':')[1] ?? [])
  const { nodes, links } = await palletsOf(db, lots)
  const known = new Set(nodes.filter(({ id }) => ids.includes(id)).map(({ id }) => `pallet:${id}`))
  return { nodes: await lotNodes(db, lots), links: links.filter(({ to }) => known.has(to)) }
}

async function customersOf(db: AtelierDb, ids: readonly string[]): Promise<Found> {
  if (ids.length === 0) return { nodes: [], links: [] }
  const { rows } = await pallets(sql`l.document_id in ${eachOf(ids.map(id => id.split(':')[0] as string))}`).execute(db)
  const own = rows.filter(({ id }) => ids.includes(id))
  return {
    nodes: own.map(({ partnerId, customer, on }) => ({
      ...bare,
      kind: 'customer',
      id: partnerId,
      label: customer,
      on,
    })),
    links: own.map(({ id, partnerId, g }) => ({ from: `pallet:${id}`, to: `customer:${partnerId}`, kg: g })),
  }
}

const palletNode = ({ id, pallets: count, cases, g, number, on }: Pallet): TraceNode => ({
  ...bare,
  kind: 'pallet',
  id,
  label: number,
  detail: String(count),
  kg: g,
  cases,
  on,
})

async function found(db: AtelierDb, words: string): Promise<TraceNode[]> {
  const isMeant = matches('atelier.lot', 'l', words)
  if (!isMeant) return []
  const { rows: lots } = await sql<{ id: string }>`
    select l.id from atelier.lot l where ${isMeant} order by l.made_at desc, l.id limit ${mostFound}`.execute(db)
  const word = words.trim()
  const { rows: ofPallets } = await pallets(
    sql`l.lot_id is not null and (l.sscc = ${word} or d.number = ${word})`,
  ).execute(db)
  const { rows: places } = await sql<{ id: string; label: string }>`
    select p.id::text as id, p.name as label from platform.place p
     where p.kind <> 'site' and (p.code = upper(${word}) or kernel.normalise(p.name) = kernel.normalise(${word}))
     order by p.code limit ${mostFound}`.execute(db)
  const nodes = await lotNodes(
    db,
    lots.map(({ id }) => id),
  )
  return [
    ...nodes,
    ...ofPallets.map(palletNode),
    ...places.map(place => ({ ...bare, kind: 'place' as const, ...place })),
  ]
}

import { install } from '#kernel/server/install.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { databaseAddress } from '#kernel/testing/template.ts'
import { migrationFolders } from '#main/migrations.ts'
import { fingerprintOf, run } from './fill.ts'

/** Lots of which one in five was harvested, two mixed of them, two packed of the mixtures. */
export type Ledger = { lots: number }

/** A database with that many lots, five times as many moves and their pallets, filled once and kept until the migrations change. */
export async function requireLots(server: string, ledger: Ledger, keys: Keys): Promise<string> {
  const name = `lots_${ledger.lots}_${await fingerprintOf(ledger as never)}`
  const address = databaseAddress(server, name)
  const [known] = await run(server, `select from pg_database where datname = '${name}'`)
  if (known) return address
  console.log(`Remplissage de ${ledger.lots.toLocaleString('fr')} lots (une fois)…`)
  const filling = `${name}_filling`
  await run(server, `drop database if exists ${filling} with (force)`)
  await run(server, `create database ${filling}`)
  const there = databaseAddress(server, filling)
  await install(there, keys, migrationFolders)
  await run(there, rowsOf(ledger.lots))
  await run(there, 'vacuum analyze')
  await run(server, `alter database ${filling} rename to ${name}`)
  return address
}

/** Ids that tell what they are, so that rows refer to each other without a question. */
const id = (kind: string, n: string) => `('0198a000-0000-7000-8${kind}-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** Past the fence and the triggers, as a restored copy comes; balances are what the ledger says. */
const rowsOf = (lots: number) => `
  set session_replication_role = replica;
  insert into platform.client (id, name, slug) values (${id('001', '1')}, 'Banc', 'banc');
  insert into platform.company (client_id, id, name) values (${id('001', '1')}, ${id('002', '1')}, 'Banc');
  insert into platform.article_family (client_id, id, code, name, level) values (${id('001', '1')}, ${id('003', '1')}, 'F', 'F', 'central');
  insert into platform.article (client_id, id, code, name, family_id, kind, unit)
    select ${id('001', '1')}, ${id('004', 'n')}, 'A' || n, 'Article ' || n, ${id('003', '1')}, 'raw', 'kg' from generate_series(1, 140) n;
  insert into atelier.workshop (client_id, id, company_id, code, name) values (${id('001', '1')}, ${id('005', '1')}, ${id('002', '1')}, 'BA', 'Banc');
  insert into atelier.location (client_id, id, workshop_id, code, name, kind)
    select ${id('001', '1')}, ${id('006', 'n')}, ${id('005', '1')}, 'P' || n, 'P' || n,
           case n when 1 then 'supplier' when 2 then 'process' when 3 then 'customer' else 'cold_room' end
      from generate_series(1, 12) n;
  insert into platform.contact (client_id, id, kind, name)
    select ${id('001', '1')}, ${id('007', 'n')}, 'organisation', 'Client ' || n from generate_series(1, 200) n;
  insert into platform.partner (client_id, id, contact_id, code, roles)
    select ${id('001', '1')}, ${id('008', 'n')}, ${id('007', 'n')}, 'C' || n, '{customer}' from generate_series(1, 200) n;
  insert into atelier.lot (client_id, id, workshop_id, number, kind, article_id, family_id, initial_g, state)
    select ${id('001', '1')}, ${id('009', 'n')}, ${id('005', '1')}, 'L' || n,
           case when n % 5 = 0 then 'harvest' when n % 5 < 3 then 'mixture' else 'finished' end,
           ${id('004', '1 + n % 140')}, ${id('003', '1')}, 1000000, case when n > ${lots - 4_000} then 'available' else 'exhausted' end
      from generate_series(1000, 999 + ${lots}) n;
  -- A mixture is made of the last two harvests, what is packed of the last mixture.
  insert into atelier.transformation (client_id, id, kind, piece_id, at)
    select ${id('001', '1')}, ${id('00a', 'n')}, 'mixture', ${id('00a', 'n')}, now() from generate_series(1010, 999 + ${lots}) n where n % 5 > 0;
  insert into atelier.transformation_input (client_id, transformation_id, lot_id, g)
    select ${id('001', '1')}, ${id('00a', 'n')}, ${id('009', 'm')}, 500000 from generate_series(1010, 999 + ${lots}) n
     cross join lateral (select unnest(case when n % 5 < 3 then array[n - n % 5, n - n % 5 - 5] else array[n - 2] end) as m) x where n % 5 > 0;
  insert into atelier.transformation_output (client_id, transformation_id, lot_id, g)
    select ${id('001', '1')}, ${id('00a', 'n')}, ${id('009', 'n')}, 1000000 from generate_series(1010, 999 + ${lots}) n where n % 5 > 0;
  insert into platform.sales_document (client_id, id, kind, number, company_id, partner_id, shipped_at)
    select ${id('001', '1')}, ${id('00b', 'n')}, 'delivery_note', 'BL' || n, ${id('002', '1')}, ${id('008', '1 + n % 200')}, now()
      from generate_series(1, ${Math.ceil(lots / 4)}) n;
  insert into platform.sales_document_line (client_id, document_id, kind, article_id, partner_id, lot_id, sscc, cases, kg, shipped_at)
    select ${id('001', '1')}, ${id('00b', `1 + n % ${Math.ceil(lots / 4)}`)}, 'delivery_note', ${id('004', '1')}, ${id('008', '1 + n % 200')},
           ${id('009', 'n')}, lpad((n * 4 + k)::text, 18, '3'), 80, 250, now()
      from generate_series(1010, 999 + ${lots}) n cross join generate_series(1, 3) k where n % 5 > 2;
  insert into atelier.stock_move (client_id, lot_id, from_location_id, to_location_id, kind, g, piece_kind, piece_id, moved_at)
    select ${id('001', '1')}, ${id('009', 'n')}, ${id('006', 'case k when 1 then 1 else 4 + n % 9 end')},
           ${id('006', 'case k when 1 then 4 + n % 9 else 2 end')}, case k when 1 then 'reception' else 'pour' end,
           case k when 1 then 1000000 else 250000 end, 'bench', ${id('009', 'n')}, now()
      from generate_series(1000, 999 + ${lots}) n cross join generate_series(1, 5) k
     where k = 1 or n <= ${lots - 3_000} or k < 4;
  insert into atelier.lot_balance (client_id, lot_id, location_id, article_id, g, cases)
    select m.client_id, m.lot_id, p.id, l.article_id, sum(case when m.to_location_id = p.id then m.g else -m.g end), 0
      from atelier.stock_move m
      join atelier.location p on p.id in (m.to_location_id, m.from_location_id) and p.is_stock
      join atelier.lot l on l.id = m.lot_id group by 1, 2, 3, 4;
  set session_replication_role = default`

export const lotId = (n: number) => `0198a000-0000-7000-8009-${n.toString(16).padStart(12, '0')}`
export const clientOfLots = '0198a000-0000-7000-8001-000000000001'
export const articleId = (n: number) => `0198a000-0000-7000-8004-${n.toString(16).padStart(12, '0')}`

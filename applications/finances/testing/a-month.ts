import { sql } from 'kysely'
import type { TestClient, World } from '#platform/testing/world.ts'

/**
 * A month of the client's first company, in which 20 t were sold: 5 000 euros of energy, 1 100 of film of which 400 are still
 * to come, a credit of 90.
 */
export async function tellAMonth(world: World, client: TestClient, buyerId: string) {
  const companyId = client.companies[0]?.id as string
  const now = world.clock.now().toString()
  const today = world.clock.today().toString()
  await world.inClient(client, async db => {
    const { rows } = await sql<{ id: string }>`
      with contact as (insert into platform.contact (kind, name) values ('organisation', 'Halles du Maine') returning id)
      insert into platform.partner (contact_id, code, roles) select id, 'HALLES', '{customer,supplier}' from contact returning id`.execute(
      db,
    )
    const hallesId = rows[0]?.id as string
    await sql`
      with family as (
        insert into platform.article_family (code, name, level) values ('TG', 'Tomate grappe', 'central') returning id),
      article as (
        insert into platform.article (family_id, kind, unit, is_sold, code, name)
        select id, 'packed', 'case', true, 'TG5', 'Grappe 500 g' from family returning id),
      note as (
        insert into platform.sales_document (kind, number, company_id, partner_id, shipped_at)
        values ('delivery_note', 'BL26-000041', ${companyId}, ${hallesId}, ${now}) returning id)
      insert into platform.sales_document_line (document_id, kind, article_id, partner_id, cases, kg, shipped_at)
      select note.id, 'delivery_note', article.id, ${hallesId}, 4000, 20000, ${now} from note, article`.execute(db)
    await sql`insert into energie.energy_company (name, siret) values ('Serre sud', '84210365400019')`.execute(db)
    await sql`update platform.company set siren = '842103654' where id = ${companyId}`.execute(db)
    await sql`
      with contract as (
        insert into energie.energy_contract (name, supplier, direction, company_id, starts_on)
        select x.name, 'TotalEnergies', x.direction, c.id, '2025-01-01'
          from energie.energy_company c, (values ('Gaz', 'purchase'), ('Électricité vendue', 'sale')) x (name, direction)
        returning id, direction)
      insert into energie.energy_invoice (contract_id, supplier, number, issued_on, from_on, to_on, excl_cents, vat_cents,
                                          state, credit_number, credit_cents)
      select id, 'TotalEnergies', x.number, ${today}::date, ${today}::date, ${today}::date, x.cents, 0, x.state, x.note, x.credit
        from contract join (values ('purchase', 'F1', 620000, 'validated', 'A1', 20000), ('sale', 'F2', 100000, 'validated', null, null),
          ('purchase', 'F3', 990000, 'entered', null, null)) x (direction, number, cents, state, note, credit) using (direction)`.execute(
      db,
    )
    await sql`
      insert into qualite.dispute (company_id, number, partner_id, delivered_at, notified_at, entered_at, kind, reason,
                                   requested_cents, granted_cents, responsibility, cause, state, closed_at)
      select ${companyId}, x.number, ${hallesId}, ${now}, ${now}, ${now}, 'credit', 'quality', 15000, x.cents, 'transport', 'Chaleur',
             x.state, case x.state when 'settled' then ${now}::timestamptz end
        from (values ('L2600001', 9000, 'settled'), ('L2600002', 2500, 'accounting')) x (number, cents, state)`.execute(
      db,
    )
    await sql`
      with request as (
        insert into demandes.request (company_id, number, kind, requester_id, needed_on, purpose, state, supplier_id,
                                      order_number, ordered_on, entered_at)
        values (${companyId}, 'DA26-0001', 'packaging', ${buyerId}, ${today}, 'Film', 'partial', ${hallesId}, 'CA26-0001',
                ${today}, ${now}) returning id),
      line as (
        insert into demandes.request_line (request_id, rank, label, quantity, unit, ordered_price)
        select id, 1, 'Film', 1000, 'piece', 1.1 from request returning id)
      insert into demandes.request_receipt (line_id, quantity, received_at, receiver_id)
      select id, 600, ${now}, ${buyerId} from line`.execute(db)
  })
}

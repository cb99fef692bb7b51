import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { OrderInHand } from './order-to-change.ts'

/** Each of these lots bears what the customer's spec asks for. @throws Refusal 400 LOT_CERTIFICATE */
export async function requireCertificates(
  db: AtelierDb,
  { customerSpecId }: Pick<OrderInHand, 'customerSpecId'>,
  lotIds: readonly string[],
) {
  const { rows } = await sql<{ lotId: string; certificate: string; number: string; customer: string | null }>`
    select t.id as lot_id, c.name as certificate, t.number, k.name as customer
      from platform.customer_spec s
      join platform.certificate c on c.id = any(s.required_certificate_ids)
      join atelier.lot t on t.id in ${eachOf(lotIds)} and c.id <> all(t.certificate_ids)
      left join platform.partner p on p.id = s.partner_id
      left join platform.contact k on k.id = p.contact_id
     where s.id = ${customerSpecId}::uuid order by t.number, c.name limit 1`.execute(db)
  const [lacking] = rows
  if (!lacking) return
  const { lotId, customer, ...named } = lacking
  throw new Refusal(400, 'LOT_CERTIFICATE', 'atelier.order.lot-certificate', {
    values: { ...named, customer: customer ?? '' },
    detail: { lotId },
  })
}

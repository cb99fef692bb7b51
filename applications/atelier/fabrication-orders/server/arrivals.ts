import { sql } from 'kysely'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

type Order = { id: string; number: string; workshopId: string }
type Arrival = { operatorId: string; at: string }

/**
 * Somebody works on an order from now on; where he was before, he leaves at this instant.
 * @throws Refusal 400 of nobody of the workshop; 409 ALREADY_THERE
 */
export async function arrive(db: AtelierDb, order: Order, { operatorId, at }: Arrival) {
  const operator = await db
    .selectFrom('atelier.operator')
    .select(['firstname', 'name'])
    .where('id', '=', operatorId)
    .where('workshopId', '=', order.workshopId)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!operator) throw wrongField('operatorIds', 'unknown', 'atelier.order.unknown-operator')
  const { rows } = await sql<{ id: string; orderId: string; fromAt: string }>`
    select id, order_id, from_at from atelier.task_operator
     where operator_id = ${operatorId} and to_at is null for update`.execute(db)
  const standing = rows[0]
  if (standing?.orderId === order.id)
    throw new Refusal(409, 'ALREADY_THERE', 'atelier.order.already-there', {
      values: { name: `${operator.firstname} ${operator.name}`, number: order.number },
    })
  if (standing) await leave(db, { operatorId, at })
  await db.insertInto('atelier.task_operator').values({ orderId: order.id, operatorId, fromAt: at }).execute()
}

/** Somebody leaves where he works. */
export const leave = (db: AtelierDb, { operatorId, at }: Arrival) =>
  sql`update atelier.task_operator set to_at = greatest(${at}::timestamptz, from_at), version = version + 1
       where operator_id = ${operatorId} and to_at is null`.execute(db)

/** Everybody leaves an order that is over. */
export const leaveAll = (db: AtelierDb, orderId: string, at: string) =>
  sql`update atelier.task_operator set to_at = greatest(${at}::timestamptz, from_at), version = version + 1
       where order_id = ${orderId} and to_at is null`.execute(db)

import { randomUUID } from 'node:crypto'
import { digestOfKey, keyOfLink } from '#kernel/server/key-of-link.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysOfLife } from '../document-request.model.ts'

export const sendDocumentRequestName = 'send-document-request'

/** 256 bits, computed from the request and the server's key: neither a row nor a queue has to keep it. */
export const tokenOf = (keys: Keys, requestId: string) => keyOfLink(keys, 'document request', requestId)

type Asking = { db: RhDb; clock: Clock; keys: Keys; caller: { userId: string } }
type Wish = { employeeIds: readonly string[]; kindCode: string; rejectedId?: string }
type PieceOf = { employeeId: string; kindCode: string }

/**
 * Gives each of these people a link for one piece and has it mailed; a former link for the same piece is dead from then
 * on. `rejectedId` is the paper that it is to take the place of.
 */
export async function askByLink(asking: Asking, { employeeIds, kindCode, rejectedId }: Wish) {
  if (employeeIds.length === 0) return
  const { db, clock } = asking
  await waitForOthers(db, employeeIds)
  await db
    .updateTable('rh.document_request')
    .set({ cancelledAt: clock.now().toString() })
    .where('employeeId', 'in', eachOf(employeeIds))
    .where('kindCode', '=', kindCode)
    .where('answeredAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute()
  const pieces = employeeIds.map(employeeId => ({ employeeId, kindCode }))
  await sendLinks(asking, pieces, rejectedId)
}

/**
 * Gives each of these people a link for each of these pieces and has them mailed, in one mail to a person. A piece for
 * which somebody holds a living link is not asked twice of him: those are answered.
 */
export async function askUnlessAsked(
  asking: Asking,
  { employeeIds, kindCodes }: { employeeIds: readonly string[]; kindCodes: readonly string[] },
): Promise<PieceOf[]> {
  if (employeeIds.length === 0) return []
  const { db, clock } = asking
  await waitForOthers(db, employeeIds)
  const asked = await db
    .selectFrom('rh.document_request')
    .select(['employeeId', 'kindCode'])
    .where('employeeId', 'in', eachOf(employeeIds))
    .where('kindCode', 'in', [...kindCodes])
    .where('answeredAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('expiresAt', '>', clock.now().toString())
    .execute()
  const keyOf = ({ employeeId, kindCode }: PieceOf) => `${employeeId} ${kindCode}`
  const known = new Set(asked.map(keyOf))
  const pieces = employeeIds.flatMap(employeeId => kindCodes.map(kindCode => ({ employeeId, kindCode })))
  await sendLinks(
    asking,
    pieces.filter(piece => !known.has(keyOf(piece))),
  )
  return asked
}

/** Of two who ask the same people at once, the second sees what the first has asked. */
const waitForOthers = (db: RhDb, employeeIds: readonly string[]) =>
  db.selectFrom('rh.employee').select('id').where('id', 'in', eachOf(employeeIds)).orderBy('id').forUpdate().execute()

/** One mail to a person, whatever the number of pieces; it leaves after the commit. */
async function sendLinks({ db, clock, keys, caller }: Asking, pieces: readonly PieceOf[], rejectedId?: string) {
  if (pieces.length === 0) return
  const now = clock.now()
  const requests = pieces.map(piece => ({ ...piece, id: randomUUID() }))
  await db
    .insertInto('rh.document_request')
    .values(
      requests.map(({ id, employeeId, kindCode }) => ({
        id,
        employeeId,
        kindCode,
        channel: 'mail',
        tokenHash: digestOfKey(tokenOf(keys, id)),
        askedAt: now.toString(),
        askedBy: caller.userId,
        expiresAt: now.add({ hours: daysOfLife * 24 }).toString(),
      })),
    )
    .execute()
  const ofPeople = Map.groupBy(requests, ({ employeeId }) => employeeId).values()
  await Promise.all(
    ofPeople.map(ofPerson =>
      enqueue(db, sendDocumentRequestName, {
        requestIds: ofPerson.map(({ id }) => id),
        ...(rejectedId && { rejectedId }),
      }),
    ),
  )
}

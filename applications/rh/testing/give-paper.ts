import type { TestClient, World } from '#platform/testing/world.ts'
import { usualDocumentKinds } from '#rh/employee-documents/employee-documents.server.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Wish = {
  kind?: string
  number?: string
  from?: string
  /** Its last day. */
  to?: string
  status?: 'to_check' | 'accepted'
  isSuperseded?: boolean
  /** Of a permit, by the list of permits. */
  permitType?: string
  /** The paper that it takes the place of. */
  supersedes?: string
}

/** Puts the usual kinds of paper into a client, as its opening does. */
export const withUsualKinds = (world: World, client: TestClient) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    db
      .insertInto('rh.document_kind')
      .values(usualDocumentKinds)
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  )

/** Puts a paper into somebody's file; a CACES unless said. */
export async function givePaper(world: World, client: TestClient, employeeId: string, wish: Wish = {}) {
  const { kind = 'caces', number, from, to, status = 'accepted', isSuperseded = false } = wish
  await withUsualKinds(world, client)
  return world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    if (wish.supersedes)
      await db
        .updateTable('rh.employee_document')
        .set({ supersededAt: world.clock.now().toString() })
        .where('id', '=', wish.supersedes)
        .execute()
    const { id } = await db
      .insertInto('rh.employee_document')
      .values({
        employeeId,
        kindCode: kind,
        isSingle: usualDocumentKinds.some(({ code, isSingle }) => code === kind && isSingle),
        identificationNumber: number ?? null,
        startingDate: from ?? null,
        expirationDate: to ?? null,
        status,
        permitType: wish.permitType ?? null,
        supersedesId: wish.supersedes ?? null,
        supersededAt: isSuperseded ? world.clock.now().toString() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepStanding(db, [employeeId], world.clock.today().toString())
    return { id }
  })
}

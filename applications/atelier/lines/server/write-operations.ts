import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { withFreeCode } from '#atelier/code-taken.ts'
import { linesElement } from '../line.model.ts'
import type { linesCalls } from '../lines.calls.ts'
import { operationsOf } from './lines.queries.ts'
import { lineToChange } from './write-line.ts'

type Put = typeof linesCalls.putOperationsOfLine

/**
 * Writes the steps of a line in their order. One that orders used and that is left out stays, switched off.
 * @throws Refusal 404; 403; 400 of a step of another line, or CODE_TAKEN
 */
export async function putOperations(given: Given<Put, AtelierTables>, { id: ligneId, operations }: InputOf<Put>) {
  const { db } = given
  await lineToChange(db, await companyScopeOf(given, linesElement), ligneId, 2)
  const standing = new Set((await operationsOf(db, ligneId)).map(({ id }) => id))
  const strange = operations.findIndex(({ id }) => id !== undefined && !standing.has(id))
  if (strange >= 0) throw wrongField(`operations.${strange}.id`, 'unknown', 'atelier.line.unknown-operation')
  const kept = operations.flatMap(({ id }) => id ?? [])
  await sql`
    delete from atelier.ligne_operation p
     where p.ligne_id = ${ligneId} and p.id <> all(${kept}::uuid[])
       and not exists (select from atelier.order_task t where t.operation_id = p.id)`.execute(db)
  await sql`
    update atelier.ligne_operation set active = false, version = version + 1
     where ligne_id = ${ligneId} and active and id <> all(${kept}::uuid[])`.execute(db)
  await withFreeCode({ operation_code: 'operations' }, async () => {
    for (const [index, { id, ...operation }] of operations.entries()) {
      const values = { ...operation, ligneId, rank: index + 1 }
      await (id === undefined
        ? db.insertInto('atelier.ligne_operation').values(values).execute()
        : db.updateTable('atelier.ligne_operation').set(values).where('id', '=', id).execute())
    }
  })
  return operationsOf(db, ligneId)
}

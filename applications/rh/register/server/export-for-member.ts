import type { Given } from '#kernel/server/answers.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { registerCalls } from '../register.calls.ts'
import { requireEstablishment } from './establishments.queries.ts'
import { registerAsFile } from './export-register.ts'

type Export = typeof registerCalls.exportRegister

/** A register as a file; who takes it away is written down. @throws Refusal 404, 403, 413 too long to print */
export async function exportRegister(
  given: Given<Export, RhTables>,
  { siret, format, from, to }: InputOf<Export>,
): Promise<FileToSend> {
  const { withDb, rights, caller, clock } = given
  const opened = await withDb(async db => {
    const found = await requireEstablishment({ db, rights }, siret, 3)
    await db
      .insertInto('rh.register_reading')
      .values({
        siret,
        what: format,
        actorId: caller.userId,
        fromDay: from ?? null,
        toDay: to ?? null,
        at: clock.now().toString(),
      })
      .execute()
    return found
  })
  return registerAsFile({ ...given, clientId: caller.clientId as string }, opened, { format, from, to })
}

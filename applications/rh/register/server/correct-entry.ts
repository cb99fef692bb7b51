import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { registerCalls } from '../register.calls.ts'
import type { RegisterLine } from '../register-line.model.ts'
import { requireEstablishment } from './establishments.queries.ts'
import { linesOfEntry, placeOfEntry } from './rows-of-register.queries.ts'
import { withMaskedPermit } from './with-masked-permit.ts'
import { wordsOf, writeCorrection } from './write-correction.ts'

/** Nobody hired before it works any more. */
const earliestEntry = '1930-01-01'

type Correct = typeof registerCalls.correctRegisterEntry

/**
 * What a register says is never rubbed out: a correction is a new line, with its reason.
 * @throws Refusal 404, 403, 400 on an entry that is still to come or when the exit comes before it, 409 NOTHING_TO_CORRECT when it says so already
 */
export async function correctEntry(
  given: Given<Correct, RhTables>,
  { id, fields, reason }: InputOf<Correct>,
): Promise<RegisterLine> {
  const { db, caller, clock } = given
  const today = clock.today().toString()
  const { siret, number } = await placeOfEntry(db, id)
  await requireEstablishment(given, siret, 2)
  const { isVoid, ...said } = fields
  const isNew = await writeCorrection(db, { siret, number }, last => {
    const next = { ...wordsOf(last), ...said, isVoid: isVoid ?? last.isVoid }
    if (next.entryDate < earliestEntry || next.entryDate > today)
      throw wrongField('fields.entryDate', 'range', 'rh.register.entry-between')
    if (next.exitDate !== null && next.exitDate < next.entryDate)
      throw wrongField('fields.exitDate', 'order', 'rh.register.exit-before')
    const motive = isVoid && !last.isVoid ? 'neverCame' : 'corrected'
    return { said: next, motive, reason, actorId: caller.userId }
  })
  if (!isNew) throw new Refusal(409, 'NOTHING_TO_CORRECT', 'rh.register.nothing-to-correct')
  return withMaskedPermit((await linesOfEntry(db, siret, number)).at(-1) as RegisterLine)
}

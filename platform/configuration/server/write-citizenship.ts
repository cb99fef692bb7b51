import { wrongField } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import type { Citizenship } from '../citizenship.model.ts'
import type { citizenshipsCalls } from '../citizenships.calls.ts'
import { changePlaces, type Direction, lockOrder } from './change-places.ts'
import { citizenshipById, citizenships } from './citizenships.queries.ts'

type Asking = Parameters<typeof noteConfiguration>[0]
type Calls = typeof citizenshipsCalls

const noun = 'citizenships'

/** @throws Refusal 400 on a country that is there already, or that does not exist */
export async function createCitizenship(asking: Asking, input: InputOf<Calls['createCitizenship']>) {
  const { db } = asking
  const { country, label, horsUE, foreigner } = input
  if (!cogOfIso2(country)) throw wrongField('country', 'unknown', 'configuration.country-unknown', { country })
  await lockOrder(db, noun)
  const known = await citizenships(db)
  if (known.some(citizenship => citizenship.country === country))
    throw wrongField('country', 'taken', 'configuration.country-taken', { country })
  const { id } = await db
    .insertInto('platform.citizenship')
    .values({ country, label, outsideEu: horsUE, foreigner, position: (known.at(-1)?.order ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const created = await citizenshipById(db, id)
  await noteConfiguration(asking, noun, id, null, created)
  return created
}

/** @throws Refusal 404; 409 when somebody saved in between */
export async function editCitizenship(asking: Asking, input: InputOf<Calls['editCitizenship']>) {
  const { db } = asking
  const { id, label, horsUE, foreigner, active, version } = input
  const known = await citizenshipById(db, id)
  await saveUnlessChanged(
    db.updateTable('platform.citizenship').set({ label, outsideEu: horsUE, foreigner, active }).where('id', '=', id),
    version,
  )
  const edited = await citizenshipById(db, id)
  await noteConfiguration(asking, noun, id, known, edited)
  return edited
}

/** Files keep the country: they name it by its code. */
export async function deleteCitizenship(asking: Asking, citizenship: Citizenship) {
  await asking.db.deleteFrom('platform.citizenship').where('id', '=', citizenship.id).execute()
  await noteConfiguration(asking, noun, citizenship.id, citizenship, null)
}

export async function moveCitizenship(asking: Asking, id: string, direction: Direction) {
  const { db } = asking
  await lockOrder(db, noun)
  const moved = await changePlaces(db, 'platform.citizenship', await citizenships(db), { id, direction })
  if (moved) await noteConfiguration(asking, noun, id, { order: moved.from }, { order: moved.to })
}

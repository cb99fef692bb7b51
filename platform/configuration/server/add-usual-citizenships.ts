import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import { usualCitizenships } from '../usual-citizenships.model.ts'
import { lockOrder } from './change-places.ts'
import { citizenships } from './citizenships.queries.ts'

type Asking = Parameters<typeof noteConfiguration>[0]

const noun = 'citizenships'

/** What a client has worded itself stays as it is. */
export async function addUsualCitizenships(asking: Asking) {
  const { db } = asking
  await lockOrder(db, noun)
  const known = await citizenships(db)
  const there = new Set(known.map(({ country }) => country))
  const missing = usualCitizenships.filter(({ country }) => !there.has(country))
  if (missing.length === 0) return
  const last = known.at(-1)?.order ?? 0
  await db
    .insertInto('platform.citizenship')
    .values(
      missing.map(({ country, label, horsUE, foreigner }, index) => ({
        country,
        label,
        outsideEu: horsUE,
        foreigner,
        position: last + index + 1,
      })),
    )
    .execute()
  const countries = missing.map(({ country }) => country)
  await noteConfiguration(asking, noun, 'usual', null, countries)
}

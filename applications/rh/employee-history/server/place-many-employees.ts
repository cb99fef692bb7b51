import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { partition } from '#kernel/shared/partition.ts'
import { keepStanding, requireInScope, type Scope, scopeOf } from '#rh/employees/employees.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { holdPlaces, insertAssignments } from '#rh/workplaces/workplaces.server.ts'
import type { employeeHistoryCalls } from '../employee-history.calls.ts'
import type { leftReasons, ManyPlacesFields } from '../many-places.model.ts'
import { companyOfPlace } from './company-of-place.queries.ts'
import { heldPeople, type StandingOnDay, standingOnDay } from './standing-of-many.queries.ts'

type PlaceMany = typeof employeeHistoryCalls.placeManyEmployees

/**
 * Where many people work from a day on, in one transaction. Who is there that day already is not written again, so that
 * doing it twice changes nothing; who cannot be placed is named and stays where he is. With `dryRun` nothing is written.
 * @throws Refusal 400 on a place as `saveSiteElements`, 404 on somebody whom the caller does not see
 */
export async function placeManyEmployees(
  given: Given<PlaceMany, RhTables>,
  { employeeIds, dryRun, ...fields }: InputOf<PlaceMany>,
): Promise<AnswerOf<PlaceMany>> {
  const { db } = given
  const scope = await scopeOf(given)
  await holdPlaces(db)
  const companyId = await companyOfPlace(db, fields)
  if (!scope.can(companyId).edit) throw wrongField('site', 'unknown', 'rh.history.place-unknown')
  const people = await peopleSeen(given, scope, [...new Set(employeeIds)])
  const standing = await standingOnDay(
    db,
    people.map(({ id }) => id),
    fields.activationDate,
  )

  const left = people.flatMap(person => {
    const reason = reasonToLeave(person, scope, companyId)
    return reason ? [{ ...named(person), reason }] : []
  })
  const able = people.filter(({ id }) => left.every(one => one.id !== id))
  const [there, placed] = partition(able, ({ id }) => worksAt(fields, standing.get(id)))
  if (!dryRun) await place(given, { people: placed, companyId, fields, standing })
  return {
    placed: placed.map(named),
    movingOn: placed.flatMap(person => {
      const on = standing.get(person.id)?.nextOn
      return on ? [{ ...named(person), on }] : []
    }),
    alreadyThere: there.map(named),
    left,
  }
}

type Person = Awaited<ReturnType<typeof heldPeople>>[number]

/** @throws Refusal 404 when one of them is absent, erased or outside the caller's companies */
async function peopleSeen({ db }: Given<PlaceMany, RhTables>, scope: Scope, ids: readonly string[]) {
  const people = await heldPeople(db, ids)
  if (people.length < ids.length) throw notFound()
  for (const { companyId } of people) requireInScope(scope, companyId)
  return people
}

/** Nobody goes to another company by the way: who is of none takes that of the place. */
function reasonToLeave(
  { companyId, isArchived }: Person,
  scope: Scope,
  companyOfPlace: string,
): (typeof leftReasons)[number] | null {
  if (!scope.can(companyId).edit) return 'noRight'
  if (isArchived) return 'archived'
  return companyId !== null && companyId !== companyOfPlace ? 'otherCompany' : null
}

const worksAt = ({ site, unit, subunit }: ManyPlacesFields, standing: StandingOnDay | undefined) =>
  standing?.siteId === site && standing.unitId === unit && standing.subunitId === subunit

type Wish = {
  people: readonly Person[]
  companyId: string
  fields: ManyPlacesFields
  standing: ReadonlyMap<string, StandingOnDay>
}

async function place({ db, clock, caller }: Given<PlaceMany, RhTables>, { people, companyId, fields, standing }: Wish) {
  if (people.length === 0) return
  const rows = people.map(({ id }) => ({
    employeeId: id,
    activationDate: fields.activationDate,
    siteId: fields.site,
    unitId: fields.unit,
    subunitId: fields.subunit,
    supersedesId: standing.get(id)?.rowOfDay ?? null,
  }))
  const [first, corrected] = partition(rows, ({ supersedesId }) => supersedesId === null)
  await insertAssignments({ db, clock, caller }, first, 'manual')
  await insertAssignments({ db, clock, caller }, corrected, 'correction')
  const ids = people.map(({ id }) => id)
  await db
    .updateTable('rh.employee')
    .set({ companyId })
    .where('id', 'in', eachOf(ids))
    .where('companyId', 'is', null)
    .execute()
  await keepStanding(db, ids, clock.today().toString())
}

const named = ({ id, firstname, name }: Person) => ({ id, firstname, name })

import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld } from '#platform/testing/world.ts'
import { levelsStatement } from '../server/levels.queries.ts'
import { perimetersStatement } from '../server/perimeter.queries.ts'
import { sizes } from './random-rights.ts'
import { referenceFor, type RightsOfClient } from './reference.ts'
import type { WrittenRights } from './write-rights.ts'

/** By member and element: the effective level, then that on the records of each company. */
export type Answers = number[][][]

const every = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Gives the product's statements, to the letter, names by which one question asks them of many people. */
export const nameStatements = (world: OwnWorld) =>
  ask(
    world.installer,
    `create function public.levels(uuid, uuid, timestamptz) returns table (element_id int, level int)
       language sql stable as $$${levelsStatement({ named: false, own: false })}$$;
     create function public.levels_of_named(uuid, uuid, timestamptz, int[]) returns table (element_id int, level int)
       language sql stable as $$${levelsStatement({ named: true, own: false })}$$;
     create function public.perimeters(uuid, uuid, timestamptz, int[]) returns table (element_id int, company_id uuid, level int)
       language sql stable as $$${perimetersStatement({ own: false })}$$;`,
  )

type Row = { person: number; element_id: number; company_id: string | null; level: number }

const asked = '(select * from unnest($1::uuid[], $2::uuid[]) with ordinality as a(client_id, user_id, n)) asked'

/** What the statements answer of everybody in these clients, put by identity in one question. */
export async function evaluated(world: OwnWorld, clients: readonly WrittenRights[]): Promise<Answers[]> {
  const elementIds = clients[0]?.elementIds ?? []
  const rows = await ask<Row>(
    world.addresses.auth,
    `select n::int as person, l.element_id, null::uuid as company_id, l.level
       from ${asked} cross join lateral public.levels(client_id, user_id, $3) l
     union all
     select n::int, p.element_id, p.company_id, p.level
       from ${asked} cross join lateral public.perimeters(client_id, user_id, $3, $4) p`,
    [...peopleOf(clients), world.clock.now().toString(), elementIds],
  )
  const levels = new Map(rows.map(row => [`${row.person} ${row.element_id} ${row.company_id ?? ''}`, row.level]))
  return clients.map(({ companyIds }, client) =>
    every(sizes.members).map(member => {
      const person = client * sizes.members + member + 1
      return elementIds.map(id => ['', ...companyIds].map(place => levels.get(`${person} ${id} ${place}`) ?? 0))
    }),
  )
}

/** The effective level on one element, asked alone: by client and member. */
export async function evaluatedAlone(world: OwnWorld, clients: readonly WrittenRights[], elementId: number) {
  const rows = await ask<Row>(
    world.addresses.auth,
    `select n::int as person, l.level from ${asked} cross join lateral public.levels_of_named(client_id, user_id, $3, $4) l`,
    [...peopleOf(clients), world.clock.now().toString(), [elementId]],
  )
  const levels = new Map(rows.map(({ person, level }) => [person, level]))
  return clients.map((_, client) =>
    every(sizes.members).map(member => levels.get(client * sizes.members + member + 1) ?? 0),
  )
}

const peopleOf = (clients: readonly WrittenRights[]) => {
  const people = clients.flatMap(({ clientId, userIds }) => userIds.map(userId => ({ clientId, userId })))
  return [people.map(({ clientId }) => clientId), people.map(({ userId }) => userId)]
}

/** What the rules say of the same. */
export function expected(rights: RightsOfClient): Answers {
  const { effective, inCompany } = referenceFor(rights, sizes.companies)
  return every(sizes.members).map(user =>
    every(sizes.elements).map(element => [
      effective(user, element),
      ...every(sizes.companies).map(company => inCompany(user, element, company)),
    ]),
  )
}

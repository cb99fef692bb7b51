import { reads } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import type { OwnWorld, TestClient, TestPerson } from '#platform/testing/world.ts'
import type { RightChange, RightsOfScope, ScopeKind } from '../right.model.ts'
import { rightsCalls } from '../rights.calls.ts'

/** What tests of the matrix say of the elements that they speak of, by path. */
export const paths = {
  rh: 'rh',
  personnel: 'rh/gestion_du_personnel',
  staff: 'rh/gestion_du_personnel/salaries',
  sites: 'rh/gestion_du_personnel/sites',
  pay: 'rh/gestion_du_personnel/salaries#remuneration',
  absences: 'rh/gestion_des_absences',
  approval: 'rh/gestion_des_absences#validation',
} as const

export type Element = keyof typeof paths

const trial = calls('trial/plots', {
  openStaff: { method: 'GET', path: 'trial/openStaff', access: reads(paths.staff), answer: nothing },
})

/** A call that asks for reading the staff, for tests to see who is let in. */
export const trialAnswers = platformAnswers(trial, { openStaff: async () => undefined })

/** 204 to who may read the staff, 403 to who may not. */
export const opensStaff = async (person: TestPerson) => (await as(person).send(trial.openStaff)).statusCode

export const idOf = (world: OwnWorld, element: Element) => {
  const id = world.catalogue.idOf(paths[element])
  if (id === undefined) throw new Error(`no element ${paths[element]}`)
  return id
}

/** The value of each of the elements in a column. */
export const valuesIn = (world: OwnWorld, column: RightsOfScope | undefined) =>
  Object.fromEntries(
    (Object.keys(paths) as Element[]).map(element => [
      element,
      column?.rows.find(({ elementId }) => elementId === idOf(world, element))?.value,
    ]),
  )

export type Edited = { scope: ScopeKind; scopeId: string; dryRun?: boolean }

/** Edits a scope as somebody who has just read it. */
export async function edit(
  world: OwnWorld,
  person: TestPerson,
  { scope, scopeId, dryRun }: Edited,
  wishes: Partial<Record<Element, number | null | Omit<RightChange, 'elementId'>>>,
) {
  const version = await versionOf(world, scopeId)
  const changes = (Object.entries(wishes) as [Element, number | null | Omit<RightChange, 'elementId'>][]).map(
    ([element, wish]) => ({
      elementId: idOf(world, element),
      ...(typeof wish === 'object' && wish !== null ? wish : { value: wish }),
    }),
  )
  return as(person).call(rightsCalls.editRights, {
    scopes: [{ scope, scopeId, version, changes }],
    ...(dryRun === undefined ? {} : { dryRun }),
  })
}

export async function versionOf(world: OwnWorld, scopeId: string) {
  const [row] = await ask<{ id: string }>(
    world.installer,
    'select id from platform.right_event where scope_id = $1 order by id desc limit 1',
    [scopeId],
  )
  return row?.id ?? null
}

export async function serviceOf(world: OwnWorld, client: TestClient, company = 0) {
  const [row] = await ask<{ id: string }>(world.installer, 'select id from platform.service where company_id = $1', [
    client.companies[company]?.id,
  ])
  return row?.id as string
}

/** Makes somebody a manager of a company. */
export const letManage = (world: OwnWorld, client: TestClient, { userId }: TestPerson, company = 0) =>
  ask(world.installer, 'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)', [
    client.id,
    client.companies[company]?.id,
    userId,
  ])

/** A loan that runs since an hour, for another. */
export const lend = (
  world: OwnWorld,
  client: TestClient,
  { from, to }: { from: TestPerson; to: TestPerson },
  element: Element,
  level: number,
) =>
  ask(
    world.installer,
    `insert into platform.right_delegation (client_id, delegator_id, delegate_id, element_id, level, starts_at, ends_at, reason, created_by)
     values ($1, $2, $3, $4, $5, $6::timestamptz - interval '1 h', $6::timestamptz + interval '1 h', 'congés', $2)`,
    [client.id, from.userId, to.userId, idOf(world, element), level, world.clock.now().toString()],
  )

export const ceil = (world: OwnWorld, client: TestClient, element: Element, ceiling: number, company?: number) =>
  company === undefined
    ? ask(world.installer, 'update platform.client_right set ceiling = $3 where client_id = $1 and element_id = $2', [
        client.id,
        idOf(world, element),
        ceiling,
      ])
    : ask(
        world.installer,
        'insert into platform.company_right (client_id, company_id, element_id, ceiling) values ($1, $2, $3, $4)',
        [client.id, client.companies[company]?.id, idOf(world, element), ceiling],
      )

export const eventsOf = (world: OwnWorld, client: TestClient) =>
  ask<{
    what: string
    before: number | null
    after: number | null
    scope: string
    element_id: number
    support: boolean
  }>(
    world.installer,
    'select scope, element_id, what, before, after, support from platform.right_event where client_id = $1 order by id',
    [client.id],
  )

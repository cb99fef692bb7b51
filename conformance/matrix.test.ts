import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ByRole, Role } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import { declaredCalls } from '#main/calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { type Expected, rightsAsData } from './rights-as-data.ts'
import { type Actor, openTwoClients, type TwoClients } from './two-clients.ts'
import { sampleInput, unknownId } from './sample-input.ts'
import { ownInput } from './walk-with-ids.ts'

const calls = declaredCalls.flatMap(feature => Object.entries(feature).map(([name, call]) => ({ name, call })))
/** They end the session with which the others are made, or close the house. */
const endsTheRest = ['logout', 'refreshToken', 'login', 'createMaintenance']
const asked = calls.filter(({ name, call }) => call.access.kind !== 'open' && !endsTheRest.includes(name))

const superRoles = { 'superadmin@sillon.example': 'superAdmin', 'superdev@sillon.example': 'superDev' } as const

let two: TwoClients
let data: Awaited<ReturnType<typeof rightsAsData>>
beforeAll(async () => {
  two = await openTwoClients()
  data = await rightsAsData(two)
}, 60_000)
afterAll(() => two?.close())

const holds = (role: Role, { is }: Expected) =>
  ({
    superAdmin: false,
    superDev: false,
    adminOfClient: is.admin,
    managerOfCompany: is.managesCompany,
    managerOfService: is.managesService,
    configurator: is.admin || is.configures,
  })[role]

const mayByRole = (call: Call, { roles }: ByRole, expected: Expected) =>
  !(expected.is.readOnly && call.method !== 'GET') && roles.some(role => holds(role, expected))

/** What the declaration of a call and the plain rows of the client say, read by nothing of the product. */
function isAdmitted(call: Call, expected: Expected) {
  const { access } = call
  if (access.kind === 'element') return access.elements.some(element => expected.levelOn(element) >= access.needs)
  return access.kind === 'role' ? mayByRole(call, access, expected) : true
}

/** In his own client, about rows that nobody has: what is refused is refused for the right alone, not for a row. */
const send = (actor: Actor, told: (typeof calls)[number]) =>
  as({ ...actor, address: someAddress() }).send(told.call, ownInput(told, { ...actor, userId: unknownId }))

const wasAdmitted = ({ statusCode, json }: Awaited<ReturnType<typeof send>>) =>
  !(statusCode === 403 && ['FORBIDDEN', 'CLIENT_NOT_ALLOWED'].includes(json().code))

describe('the staff list', () => {
  const staff = 'rh/gestion_du_personnel/salaries'
  const companiesOf = async (where: string, value: unknown) =>
    (
      await two.rows<{ company: string }>(
        `select distinct company_id as company from rh.employee where ${where} order by 1`,
        [value],
      )
    ).map(({ company }) => company)

  test('holds employees of the companies that the reference gives, to each, and of no other', async () => {
    const every = await companiesOf('client_id = $1', two.own)
    const seen: [string, string[]][] = []
    const expected: [string, string[]][] = []
    for (const actor of two.actors) {
      const { levelIn, levelOn } = data.expectedOf(actor.userId)
      if (levelOn(staff) < 1) continue
      const employees = await as(actor).call(employeesCalls.getEmployeesOfClient, {})
      seen.push([
        actor.mail,
        await companiesOf(
          'id = any($1)',
          employees.map(({ id }) => id),
        ),
      ])
      expected.push([actor.mail, every.filter(company => levelIn(staff, company) >= 1)])
    }
    expect(new Set(expected.map(([, companies]) => companies.length)).size).toBeGreaterThan(1)
    expect(seen).toEqual(expected)
  })
})

describe('every call', () => {
  test('lets in each person of the demo as the plain rows of his client say, and nobody else', async () => {
    const wrong: string[] = []
    const admitted = new Set<string>()
    for (const actor of two.actors) {
      const expected = data.expectedOf(actor.userId)
      for (const told of asked) {
        const answer = await send(actor, told)
        if (answer.statusCode === 401) throw new Error(`${told.name} ended the session of ${actor.mail}`)
        const isIn = wasAdmitted(answer)
        if (isIn) admitted.add(told.name)
        if (isIn !== isAdmitted(told.call, expected))
          wrong.push(`${actor.mail} ${told.name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(admitted.size).toBeGreaterThan(100)
  }, 120_000)

  test.each(Object.entries(superRoles))(
    'lets %s into what is of his role, and into no client',
    async (mail, role) => {
      const actor = await two.signIn(mail, two.own)
      const wrong: string[] = []
      for (const told of asked) {
        const { access } = told.call
        const answer = await as(actor).send(told.call, sampleInput(told.name, told.call))
        const expected =
          access.kind === 'role' ? access.roles.includes(role) : access.kind === 'signedIn' && !access.inClient
        if (wasAdmitted(answer) !== expected)
          wrong.push(`${told.name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )
})

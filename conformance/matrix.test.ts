import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ByRole, Role } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { elementsMeant } from '#kernel/server/admit.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import { declaredCalls } from '#main/calls.ts'
import { rightsCalls } from '#platform/rights/rights.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { type Expected, rightsAsData } from './rights-as-data.ts'
import { type Actor, openTwoClients, type TwoClients } from './two-clients.ts'
import { exampleOf, unknownId } from './example-of.ts'
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
})
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
  if (access.kind === 'role') return mayByRole(call, access, expected)
  const writesForOthers = access.kind === 'signedIn' && access.inClient && call.method !== 'GET' && !call.whileReadOnly
  return !(expected.is.readOnly && writesForOthers)
}

const send = (actor: Actor, told: (typeof calls)[number]) => sendNaming(undefined, actor, told)

/** In his own client, about rows that nobody has: what is refused is refused for the right alone, not for a row. */
const sendNaming = (element: string | undefined, actor: Actor, told: (typeof calls)[number]) =>
  as({ ...actor, address: someAddress(), ...(element && { headers: { elementpath: element } }) }).send(
    told.call,
    ownInput(told, { ...actor, userId: unknownId }),
  )

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
  })

  test.each(Object.entries(superRoles))(
    'lets %s into what is of his role, and into no client',
    async (mail, role) => {
      const actor = await two.signIn(mail, two.own)
      const wrong: string[] = []
      for (const told of asked) {
        const { access } = told.call
        const answer = await as(actor).send(told.call, exampleOf(told.name, told.call))
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

describe('the element that a request names', () => {
  const paths = () => two.catalogue.elements().map(({ path }) => path)

  test('narrows the judgement to an element of the call, whichever of all it is, and grants on no other', () => {
    const strange: string[] = []
    for (const { name, call } of asked) {
      if (call.access.kind !== 'element') continue
      const { elements } = call.access
      for (const path of paths()) {
        const judged = elementsMeant(elements, { headers: { elementpath: path } } as unknown as FastifyRequest)
        const expected = elements.includes(path) ? [path] : elements
        if (judged.join() !== expected.join()) strange.push(`${name} ${path}`)
      }
    }
    expect(paths().length).toBeGreaterThan(200)
    expect(strange).toEqual([])
  })

  test('lets nobody in who is refused without it, be it what he holds most of', async () => {
    const letIn: string[] = []
    let refused = 0
    for (const [number, actor] of two.actors.entries()) {
      const expected = data.expectedOf(actor.userId)
      const held = paths().toSorted((one, other) => expected.levelOn(other) - expected.levelOn(one))
      for (const [index, told] of asked.entries()) {
        if (isAdmitted(told.call, expected)) continue
        const declared = told.call.access.kind === 'element' ? told.call.access.elements : []
        const anyOther = held[(index + number) % held.length] as string
        for (const element of new Set([held[0] as string, anyOther, ...declared])) {
          refused += 1
          if (wasAdmitted(await sendNaming(element, actor, told))) letIn.push(`${actor.mail} ${told.name} ${element}`)
        }
      }
    }
    expect(letIn).toEqual([])
    expect(refused).toBeGreaterThan(500)
  })
})

describe('the rights of', () => {
  type Scope = { id: string; companies: string[]; led: boolean }

  /** The companies that somebody manages, from the plain rows. */
  const companiesManaged = async (userId: string) =>
    (
      await two.rows<{ id: string }>(
        'select company_id as id from platform.company_manager where client_id = $1 and user_id = $2',
        [two.own, userId],
      )
    ).map(({ id }) => id)

  const scopes = {
    'a company': {
      call: rightsCalls.getRightsOfCompany,
      input: (companyId: string) => ({ companyId }),
      from: `select id, array[id] as companies, false as led from platform.company where client_id = $1`,
    },
    'a service': {
      call: rightsCalls.getRightsOfService,
      input: (serviceId: string) => ({ serviceId }),
      from: `select distinct on (company_id, name like 'R%') id, array[company_id] as companies, true as led
               from platform.service where client_id = $1`,
    },
    'a person': {
      call: rightsCalls.getRightsOfUser,
      input: (userId: string) => ({ userId }),
      from: `select m.user_id as id, not m.admin and not m.all_companies as led,
                    array(select distinct s.company_id from platform.service_user u join platform.service s on s.id = u.service_id
                           where u.client_id = m.client_id and u.user_id = m.user_id) as companies
               from platform.client_user m where m.client_id = $1`,
    },
  }

  test.each(Object.entries(scopes))(
    '%s are read and edited by those who lead it, and by nobody else',
    async (_, told) => {
      const rows = (clientId: string) => two.rows<Scope>(told.from, [clientId])
      const [own, foreign] = [await rows(two.own), await rows(two.neighbour)]
      const wrong: object[] = []
      for (const actor of two.actors) {
        const { is } = data.expectedOf(actor.userId)
        const managed = await companiesManaged(actor.userId)
        const leads = (companies: string[]) => companies.filter(id => managed.includes(id)).length
        for (const scope of [...own, ...foreign.slice(0, 2)]) {
          const isHere = own.includes(scope)
          const reads = isHere && (is.admin || leads(scope.companies) > 0)
          const edits =
            reads &&
            !is.readOnly &&
            scope.id !== actor.userId &&
            (is.admin || (scope.led && leads(scope.companies) === scope.companies.length))
          const answer = await as(actor).send(told.call, told.input(scope.id))
          const status = reads ? 200 : is.admin || is.managesCompany ? 404 : 403
          const mayEdit = answer.statusCode === 200 && answer.json().mayEdit
          if (answer.statusCode !== status || mayEdit !== edits)
            wrong.push({
              who: actor.mail,
              of: scope.id,
              isHere,
              is: [answer.statusCode, mayEdit],
              should: [status, edits],
            })
        }
      }
      expect(own.length).toBeGreaterThan(2)
      expect(foreign.length).toBeGreaterThan(0)
      expect(wrong).toEqual([])
    },
    60_000,
  )
})

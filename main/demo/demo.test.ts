import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { siren, siret } from '#platform/identifiers/company-number.model.ts'
import { iban } from '#platform/identifiers/iban.model.ts'
import { mailAddress, personName, postCodeIn } from '#platform/identifiers/identifier.model.ts'
import { phoneInE164 } from '#platform/identifiers/phone-number.model.ts'
import { doubtsOnNir, nir, sexOfNir } from '#platform/identifiers/nir.model.ts'
import { accounts } from './accounts.ts'
import { accountOf } from './bank-accounts.ts'
import type { ClientPlan } from './client-plan.ts'
import { organise, rowsOfOrganisation } from './organisation.ts'
import { type Commune, knownCommunes } from './places.ts'
import { bocage } from './plans/bocage.ts'
import { deuxRivieres } from './plans/deux-rivieres.ts'
import { measureClient } from './plans/measure.ts'
import { valDeLoire } from './plans/val-de-loire.ts'
import { staffOf } from './staff.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const plans = [valDeLoire, bocage, deuxRivieres]
const staff = (plan: ClientPlan, day = today) => staffOf(organise(plan), day).toArray()
const everybody = plans.flatMap(plan => staff(plan))
const isThere = ({ leftOn }: { leftOn: string | null }) => leftOn === null
const doublesIn = (values: readonly (string | null)[]) => {
  const present = values.filter(value => value !== null)
  return present.filter((value, index) => present.indexOf(value) !== index)
}

describe('the demo company', () => {
  test('has the same people each time it is filled on one day', () => {
    expect(staff(valDeLoire)).toEqual(staff(valDeLoire))
  })

  test('keeps its people, and moves their dates, from one day to the next', () => {
    const later = staff(valDeLoire, today.add({ days: 10 }))
    expect(later.map(({ identity }) => identity)).toEqual(staff(valDeLoire).map(({ identity }) => identity))
    expect(later[0]?.hiredOn).not.toBe(staff(valDeLoire)[0]?.hiredOn)
  })

  test('employs 214 people, and has seen 1,000 leave', () => {
    const employees = staff(valDeLoire)
    expect(employees.filter(isThere)).toHaveLength(214)
    expect(employees.filter(employee => !isThere(employee))).toHaveLength(1000)
  })

  test('counts among its staff everybody who works there and signs in', () => {
    for (const { employment, firstname, name, mail } of accounts.filter(account => account.employment)) {
      const plan = plans.find(({ slug }) => slug === employment?.client) as ClientPlan
      const employee = staff(plan).find(({ workMail }) => workMail === mail)
      expect(employee?.person).toMatchObject({ firstname, name })
      expect(employee?.positions.map(held => held.name)).toContain(employment?.position)
    }
  })

  test('gives the neighbour client people of the same names', () => {
    const names = new Set(staff(valDeLoire).map(({ person }) => `${person.firstname} ${person.name}`))
    const namesakes = staff(bocage).filter(({ person }) => names.has(`${person.firstname} ${person.name}`))
    expect(namesakes.length).toBeGreaterThanOrEqual(40)
  })
})

describe('its people', () => {
  test('have names that the product accepts', () => {
    for (const { person } of everybody) {
      expect(personName.parse(person.firstname)).toBe(person.firstname)
      expect(personName.parse(person.name)).toBe(person.name)
    }
  })

  test('have a social security number that agrees with their sex and their birth', () => {
    for (const { person } of everybody) {
      if (!person.nir) continue
      expect(nir.parse(person.nir)).toBe(person.nir)
      expect(sexOfNir(person.nir)).toBe(person.sex)
      expect(
        doubtsOnNir(person.nir, { dateOfBirth: person.dateOfBirth, birthDepartment: person.birthDepartment }),
      ).toEqual([])
    }
  })

  test('have bank accounts that the product accepts, but for a few who have given none', () => {
    const accounts = everybody.map(({ id }) => accountOf(id))
    const given = accounts.filter(account => account !== null)
    expect(doublesIn(given)).toEqual([])
    for (const account of given) expect(iban.parse(account)).toBe(account)
    expect(given.length).toBeLessThan(accounts.length)
  })

  test('share no mail, no social security number and no payroll number within a client', () => {
    for (const employees of plans.map(plan => staff(plan))) {
      expect(doublesIn(employees.map(({ person }) => person.mail))).toEqual([])
      expect(doublesIn(employees.map(({ person }) => person.nir))).toEqual([])
      const numbers = employees.flatMap(({ payrollNumbers }) => payrollNumbers)
      expect(doublesIn(numbers.map(({ companyId, number }) => `${companyId} ${number}`))).toEqual([])
    }
  })

  test('have mails that no server will ever carry, and telephones that could exist', () => {
    for (const { person } of everybody) {
      if (person.mail) expect(mailAddress.parse(person.mail)).toMatch(/\.example$/)
      for (const phone of [person.cellPhone, person.emergencyPhone]) if (phone) expect(phoneInE164(phone)).toBe(phone)
    }
  })

  test('live in real communes, under a post code of theirs', () => {
    const communes = new Map(knownCommunes.map(commune => [commune.code, commune]))
    for (const { person } of everybody) {
      const commune = communes.get(person.inseeCode)
      expect(commune?.name).toBe(person.city)
      expect(commune?.postCodes).toContain(person.postCode)
      expect(postCodeIn({ postCode: person.postCode, country: person.country })).toBe(true)
    }
  })

  test('were 16 at least when they were hired, and nobody works past 66', () => {
    for (const { person, hiredOn, leftOn } of everybody) {
      const born = Temporal.PlainDate.from(person.dateOfBirth)
      const lastDay = Temporal.PlainDate.from(leftOn ?? today)
      expect(born.until(hiredOn, { largestUnit: 'years' }).years).toBeGreaterThanOrEqual(16)
      expect(born.until(lastDay, { largestUnit: 'years' }).years).toBeLessThanOrEqual(66)
    }
  })

  test('hold one position and one place at a time, from the day of their hiring', () => {
    for (const { hiredOn, leftOn, positions, workplaces } of everybody) {
      for (const facts of [positions, workplaces]) {
        const days = facts.map(({ activationDate }) => activationDate)
        expect(days[0]).toBe(hiredOn)
        expect(days).toEqual([...new Set(days)].sort())
        if (leftOn) expect((days.at(-1) as string) < leftOn).toBe(true)
      }
    }
  })
})

describe('its companies', () => {
  const measured = measureClient(20_000, 2).plan

  test('have numbers that hold, each establishment its own', () => {
    for (const plan of [...plans, measured]) {
      const rows = rowsOfOrganisation(organise(plan))
      for (const company of rows['platform.company']) {
        expect(siren.safeParse(company.siren).success, company.name).toBe(true)
        expect(siret.parse(company.siret).startsWith(company.siren)).toBe(true)
      }
      for (const site of rows['rh.site']) expect(siret.safeParse(site.siret).success, site.name).toBe(true)
      expect(doublesIn(rows['rh.site'].map(site => site.siret))).toEqual([])
    }
  })

  test('have only positions that the client knows', () => {
    for (const plan of plans) {
      const known = new Set(plan.positions.map(({ name }) => name))
      const held = plan.companies.flatMap(company => company.sites.flatMap(site => Object.keys(site.trades)))
      expect(held.filter(name => !known.has(name))).toEqual([])
    }
  })

  test('bear the size in their name when they are made for measuring', () => {
    expect(measured).toMatchObject({
      name: 'Mesure 20 000 (2)',
      slug: 'mesure-20000-2',
      staff: { active: 15_000, former: 5_000 },
    })
  })
})

test('the list of communes says what the official one says', () => {
  type Official = { code: string; nom: string; type: string; codesPostaux?: string[] }
  const official: Official[] = createRequire(import.meta.url)('@etalab/decoupage-administratif/data/communes.json')
  const rows = official
    .filter(({ type, code }) => type === 'commune-actuelle' && knownCommunes.some(commune => commune.code === code))
    .map(({ code, nom, codesPostaux }): Commune => ({ code, name: nom, postCodes: codesPostaux ?? [] }))
  expect(rows).toEqual([...knownCommunes].sort((one, other) => (one.code < other.code ? -1 : 1)))
})

import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { contractTerms } from '#rh/testing/contract-terms.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { addressOfContracts, addressOfNewContract, contractsPath, manyContractsPath } from '../contracts-place.model.ts'
import { contractPages } from '../contracts.web.ts'
import './contract-page.tsx'
import './contracts-page.tsx'
import './contracts-tab.tsx'
import './many-contracts-page.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const contracts = 'rh/gestion_du_personnel/contrats'
const day = (days: number) => world.clock.today().add({ days })
const typed = (days: number) => day(days).toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })

let serres: TestClient
let marie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [staff]: 2, [contracts]: 3, [`${staff}#remuneration`]: 2 } })
  paul = (await hire(world, serres)).id
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = async (path: string, address: string) => {
  const page = [...contractPages, ...employeePages].find(one => one.path === path)
  if (!page) throw new Error(`no page ${path}`)
  const { user } = await renderPage(page, {
    path: address,
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  return user
}
const write = async () => {
  const terms = await contractTerms(world, serres)
  const contract = {
    ...terms,
    hiringDate: day(10).toString(),
    endOfContractDate: day(60).toString(),
    reasonText: 'Récolte',
  }
  return as(marie).call(contractsCalls.createEmploymentContract, { contract, employee: paul, dpaeConfiguration: {} })
}

test('a contract is written in two steps, told by the rules while it is typed', async () => {
  await contractTerms(world, serres)
  const user = await open(addressOfNewContract(':employeeId'), addressOfNewContract(paul))
  const choose = async (label: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: label }))
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  }
  await choose(/^Type de contrat/)
  await choose(/^Poste/)
  await choose(/^Site/)
  await user.type(screen.getByRole('textbox', { name: /^Date d’embauche/ }), typed(10))
  await user.type(screen.getByRole('textbox', { name: /^Fin prévue/ }), typed(5))
  expect((await screen.findAllByText('La date de fin précède l’embauche.')).length).toBeGreaterThan(0)
  await user.clear(screen.getByRole('textbox', { name: /^Fin prévue/ }))
  await user.type(screen.getByRole('textbox', { name: /^Fin prévue/ }), typed(60))
  await user.click(screen.getByRole('button', { name: 'Étape suivante' }))
  await user.click(await screen.findByRole('button', { name: 'Enregistrer et générer' }))

  await eventually(async () =>
    expect(await as(marie).call(contractsCalls.getEmploymentContractsOfEmployee, { id: paul })).toMatchObject([
      { state: 'generated', hiringDate: day(10).toString() },
    ]),
  )
})

test('a contract of whoever was hired begins with the place, the position and the day that his hiring prepared', async () => {
  const { site, position } = await contractTerms(world, serres)
  const from = day(20).toString()
  await place(world, serres, paul, { siteId: site, from })
  await world.inClient(serres, db =>
    (db as RhDb)
      .insertInto('rh.package_element')
      .values({ employeeId: paul, positionId: position, activationDate: from, origin: 'manual' })
      .execute(),
  )
  await open(addressOfNewContract(':employeeId'), addressOfNewContract(paul))

  const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name })
  await eventually(async () => expect((await field(/^Poste/)).value).toContain('Cueilleur'))
  await eventually(async () => expect((await field(/^Site/)).textContent).toContain('Serre'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Date d’embauche/ }).value).toBe(typed(20))
})

test('a contract stands in the file, and is called off for a reason', async () => {
  const { contract } = await write()
  const user = await open('/RH/gestion_du_personnel/salaries/:employeeId', addressOfContracts(paul))
  await screen.findByText('À signer')
  await user.click(screen.getByRole('button', { name: 'Supprimer' }))
  const question = within(await screen.findByRole('dialog', { name: 'Supprimer le contrat' }))
  question.getByText(new RegExp(contract.number))
  await user.click(question.getByRole('button', { name: 'Supprimer' }))
  await screen.findByText('Aucun contrat')
})

test('the list of all contracts says what each lacks', async () => {
  await write()
  await open(contractsPath, contractsPath)
  const table = await screen.findByRole('table', { name: 'Contrats' })
  await within(table).findByText('Signature manquante')
})

test('a contract is suspended in its card, and the suspension is told there', async () => {
  await write()
  const user = await open('/RH/gestion_du_personnel/salaries/:employeeId', addressOfContracts(paul))
  await user.click(await screen.findByRole('button', { name: 'Suspension' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspension' }))
  await user.type(dialog.getByRole('combobox', { name: /^Motif/ }), 'Maternité')
  await user.click(await screen.findByRole('option', { name: 'Maternité' }))
  await user.type(dialog.getByRole('textbox', { name: /^Début/ }), typed(5))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await dialog.findByText(/La date doit être comprise dans le contrat/)
  await user.clear(dialog.getByRole('textbox', { name: /^Début/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Début/ }), typed(20))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

  const life = within(await screen.findByRole('region', { name: /^Vie du contrat/ }))
  await life.findByText('Maternité')
  await user.click(life.getByRole('button', { name: 'Actions pour Suspension' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
  const question = within(await screen.findByRole('dialog', { name: /Suspension/ }))
  await user.click(question.getByRole('button', { name: 'Supprimer' }))
  await life.findByText('Rien n’a changé ce contrat.')
})

test('an ending asks what its reason needs, and its list of things to do is ticked', async () => {
  await write()
  const user = await open('/RH/gestion_du_personnel/salaries/:employeeId', addressOfContracts(paul))
  await user.click(await screen.findByRole('button', { name: 'Fin de contrat' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fin de contrat' }))
  await user.type(dialog.getByRole('combobox', { name: /^Motif/ }), 'Fin de contrat à durée')
  await user.click(await screen.findByRole('option', { name: 'Fin de contrat à durée déterminée' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

  await user.click(await screen.findByRole('button', { name: /^À faire à la fin du contrat/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Certificat de travail' }))
  await screen.findByRole('checkbox', { name: /^Certificat de travail · / })
})

describe('one contract for many people', () => {
  const openForMany = async (people: readonly { id: string; name: string }[]) => {
    const page = contractPages.find(({ path }) => path === manyContractsPath)
    if (!page) throw new Error('no page')
    const { user, router } = await renderPage(page, {
      labels: rhWeb.labels,
      as: sessionOf(marie, serres),
      fetch: serverBehind(world),
    })
    await router.navigate(manyContractsPath, { state: { people } })
    return user
  }

  test('is judged for each, made out in turn, and who is refused is named with why', async () => {
    await write()
    const [zoe, ali] = [(await hire(world, serres)).id, (await hire(world, serres)).id]
    const user = await openForMany([
      { id: paul, name: 'Ferrand Paul' },
      { id: zoe, name: 'Petit Zoé' },
      { id: ali, name: 'Naji Ali' },
    ])

    await screen.findByText('Repris du dernier contrat de Ferrand Paul : vérifiez avant d’enregistrer.')
    await user.type(screen.getByRole('textbox', { name: /^Date d’embauche/ }), typed(20))
    await user.type(screen.getByRole('textbox', { name: /^Fin prévue/ }), typed(40))
    await screen.findByText('Ferrand Paul')
    await user.click(screen.getByRole('button', { name: 'Étape suivante' }))
    await user.click(await screen.findByRole('button', { name: 'Établir les contrats' }))

    await screen.findAllByText('2 établis sur 3')
    const refused = within(await screen.findByRole('list', { name: 'À reprendre' }))
    expect(refused.getAllByRole('listitem')).toHaveLength(1)
    refused.getByRole('link', { name: 'Ferrand Paul' })
    const of = (id: string) => as(marie).call(contractsCalls.getEmploymentContractsOfEmployee, { id })
    expect((await of(zoe)).map(({ state }) => state)).toEqual(['generated'])

    await user.click(screen.getByRole('button', { name: 'Reprendre' }))
    await screen.findByRole('list', { name: 'À reprendre' })
    expect(await of(zoe)).toHaveLength(1)
  })

  test('says how to choose them where nobody is chosen', async () => {
    await openForMany([])
    await screen.findByText('Personne n’est choisi')
  })
})

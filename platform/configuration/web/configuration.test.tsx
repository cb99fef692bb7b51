import { fill } from '#kernel/shared/offer.ts'
import { screen, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { citizenshipsCalls } from '../citizenships.calls.ts'
import { clientSettingsCalls } from '../client-settings.calls.ts'
import { type ComponentEditor, componentEditorsOffer } from '../component-editor.slot.ts'
import { configurationWeb } from '../configuration.web.ts'
import { customFieldsCalls } from '../custom-fields.calls.ts'
import { optionListsCalls } from '../option-lists.calls.ts'
import { delegate } from '../testing/by-delegation.ts'
import './citizenships/citizenships-editor.tsx'
import './colours/colours-editor.tsx'
import './configuration-page.tsx'
import './own-configuration-page.tsx'
import './contact-information-editor.tsx'
import './custom-fields/custom-fields-editor.tsx'
import './option-lists/option-lists-editor.tsx'
import './rgpd/rgpd-editor.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const elementOf = (path: string) => world.catalogue.idOf(path) as number

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres', 'Station'] })
  sophie = await world.person({ in: serres, admin: true, allCompanies: true, firstname: 'Sophie', name: 'Lemaire' })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

type Opening = { who?: TestPerson; address?: string; editors?: readonly ComponentEditor[] }

function open(route: string, { who = sophie, address = route, editors = [] }: Opening = {}) {
  const page = configurationWeb.pages.find(({ path }) => path === route)
  if (!page) throw new Error(`no page ${route}`)
  return renderPage(page, {
    path: address,
    labels: configurationWeb.labels,
    fills: [fill(componentEditorsOffer, ...editors)],
    as: sessionOf(who, serres),
    fetch: serverBehind(world),
  })
}
/** Among those of HR alone: the page of all of them is slow to draw without a browser. */
const openComponent = (id: number) =>
  open(namedRoutes.userConfigurationDelegation, {
    address: `${namedRoutes.userConfigurationDelegation}?application=8&component=${id}`,
  })

const addField = (label: string) =>
  as(sophie).call(customFieldsCalls.createCustomField, {
    elementId: elementOf(staff),
    entityName: 'employee',
    label,
    inputType: 'text',
  })
const fields = async () =>
  (await as(sophie).call(customFieldsCalls.getConfiguredFields, { elementId: elementOf(staff) })).map(
    ({ label, inputType, active }) => [label, inputType, active],
  )

describe('the settings of a client', () => {
  test('are found by word, and say of each what it is set for', async () => {
    const { user, address } = await open(namedRoutes.adminOfClientConfiguration)
    await user.type(await screen.findByRole('searchbox'), 'personnalises')

    await eventually(() => expect(screen.queryByRole('button', { name: /Nationalités/ })).toBeNull())
    await eventually(() => expect(address()).toContain('search=personnalises'))
    await user.click(screen.getByRole('button', { name: /^Salariés Champs personnalisés/ }))
    expect(await screen.findByRole('dialog', { name: 'Champs personnalisés' })).toBeTruthy()
    expect(address()).toContain('component=202')
  })

  test('stand first where they can be used; those to come wait behind a fold', async () => {
    const { user } = await open(namedRoutes.userConfigurationDelegation, {
      address: `${namedRoutes.userConfigurationDelegation}?application=8`,
    })
    await screen.findByRole('button', { name: /^Salariés Champs personnalisés/ })
    expect(screen.queryByRole('button', { name: /Comptes MSA/ })).toBeNull()

    await user.click(screen.getByRole('button', { name: /^À venir · \d+$/ }))

    expect(await screen.findByRole('button', { name: /Comptes MSA/ })).toBeTruthy()
  })

  test('say honestly what is not there yet', async () => {
    await openComponent(210)
    const sheet = within(await screen.findByRole('dialog', { name: 'Comptes MSA' }))
    expect(sheet.getByText('Comptes MSA qui envoient les déclarations d’embauche')).toBeTruthy()
    expect(sheet.getByText(/Il se règlera société par société\.$/)).toBeTruthy()
  })

  test('are set company by company where an application brings such an editor', async () => {
    const editors = [
      {
        kind: 'msaAccounts',
        load:
          async () =>
          ({ companyId }: { companyId: string | null }) =>
            companyId,
      },
    ]
    const { user } = await open(namedRoutes.adminOfClientConfiguration, {
      address: `${namedRoutes.adminOfClientConfiguration}?component=210`,
      editors,
    })
    await user.click(await screen.findByRole('combobox', { name: 'Société' }))
    await user.click(await screen.findByRole('option', { name: 'Station' }))
    expect(await screen.findByText(serres.companies[1]?.id as string)).toBeTruthy()
  })

  test('are nothing to somebody to whom nothing was given, and for others what was', async () => {
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })
    await delegate(world, { client: serres, by: sophie, to: marie, element: staff, componentId: 202 })
    const address = `${namedRoutes.userConfigurationDelegation}?application=8`
    await open(namedRoutes.userConfigurationDelegation, { who: marie, address })

    expect(await screen.findByRole('heading', { level: 1, name: 'Paramétrage de RH' })).toBeTruthy()
    expect(screen.getByText('1 composant que vous pouvez paramétrer')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Salariés Champs personnalisés/ })).toBeTruthy()
  })
})

describe('custom fields', () => {
  test('are added with their options, and shown in the form at once', async () => {
    const { user } = await openComponent(202)
    await user.click(await screen.findByRole('button', { name: 'Ajouter un champ' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un champ' }))
    await user.type(dialog.getByLabelText(/Nom du champ/), 'Taille')
    await user.click(dialog.getByRole('combobox', { name: /Type/ }))
    await user.click(await screen.findByRole('option', { name: 'Un choix dans une liste' }))
    await user.click(dialog.getByRole('button', { name: 'Créer le champ' }))
    expect(await dialog.findByText('Donnez au moins une option à la liste.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Ajouter une option' }))
    await user.type(dialog.getByRole('textbox', { name: 'Nom de l’option' }), 'M')
    await user.click(dialog.getByRole('button', { name: 'Créer le champ' }))

    expect(await screen.findByText('Un choix dans une liste · utilisé dans 0 fiche')).toBeTruthy()
    const preview = within(await screen.findByRole('region', { name: 'Aperçu du formulaire' }))
    expect(preview.getByLabelText('Taille')).toBeTruthy()
    expect(await fields()).toEqual([['Taille', 'list', true]])
  })

  test('change places by the arrow keys, by several at once too', async () => {
    for (const label of ['Badge', 'Bottes', 'Cariste']) await addField(label)
    const { user } = await openComponent(202)
    const handle = await screen.findByRole('button', { name: /^Déplacer Cariste, position 3/ })
    handle.focus()
    await user.keyboard('{ArrowUp}')
    await screen.findByRole('button', { name: /^Déplacer Cariste, position 2/ })
    await eventually(async () =>
      expect((await fields()).map(([label]) => label)).toEqual(['Badge', 'Cariste', 'Bottes']),
    )
  })

  test('lose an option by saying what replaces it where it was chosen', async () => {
    const place = { elementId: elementOf(staff), entityName: 'employee' }
    const options = ['S', 'M'].map(label => ({ id: `taille0${label.toLowerCase()}`, label, active: true }))
    const field = { ...place, label: 'Taille', inputType: 'list', options } as const
    const { key } = await as(sophie).call(customFieldsCalls.createCustomField, { ...field, options })
    const { id } = await hire(world, serres)
    await world.inClient(serres, db =>
      sql`update rh.employee set custom_values = ${JSON.stringify({ [key]: 'taille0m' })}::jsonb where id = ${id}`.execute(
        db,
      ),
    )
    const { user } = await openComponent(202)
    await user.click(await screen.findByRole('button', { name: 'Actions sur Taille' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Modifier' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Modifier .*Taille/ }))
    await user.click(dialog.getByRole('button', { name: 'Retirer l’option : M' }))
    const question = within(await screen.findByRole('dialog', { name: /^Supprimer l’option .*M/ }))
    expect(await question.findByText(/^1 fiche la choisit/)).toBeTruthy()
    await user.click(question.getByRole('combobox', { name: /Remplacer par/ }))
    await user.click(await screen.findByRole('option', { name: 'S' }))
    await user.click(question.getByRole('button', { name: 'Supprimer l’option' }))
    await user.click(await dialog.findByRole('button', { name: 'Enregistrer' }))

    const chosen = () =>
      world.inClient(serres, db =>
        sql<{ chosen: string }>`select custom_values ->> ${key} as chosen from rh.employee where id = ${id}`.execute(
          db,
        ),
      )
    await eventually(async () => expect((await chosen()).rows).toEqual([{ chosen: 'taille0s' }]))
  })

  test('are deactivated without losing their place, and erased when no record holds them', async () => {
    await addField('Badge')
    const { user } = await openComponent(202)
    const menu = async (choice: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions sur Badge' }))
      await user.click(await screen.findByRole('menuitem', { name: choice }))
    }
    await menu('Désactiver')
    expect(await screen.findByText('Inactif')).toBeTruthy()
    await menu('Supprimer')
    await user.click(await screen.findByRole('button', { name: 'Supprimer le champ' }))
    expect(await screen.findByText('Aucun champ personnalisé')).toBeTruthy()
    expect(await fields()).toEqual([])
  })
})

test('an option list is made, and a code that is none is refused before it is sent', async () => {
  const { user } = await openComponent(203)
  await user.click(await screen.findByRole('button', { name: 'Ajouter une liste' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une liste' }))
  await user.type(dialog.getByLabelText(/Nom de la liste/), 'Tenues')
  await user.type(dialog.getByLabelText(/Code/), 'Les tenues')
  await user.click(dialog.getByRole('button', { name: 'Créer la liste' }))
  expect(await dialog.findByText(/^Le code commence par une minuscule/)).toBeTruthy()
  await user.clear(dialog.getByLabelText(/Code/))
  await user.type(dialog.getByLabelText(/Code/), 'workClothes')
  await user.click(dialog.getByRole('button', { name: 'Créer la liste' }))

  expect(await screen.findByText('La liste « Tenues » est enregistrée.')).toBeTruthy()
  const lists = await as(sophie).call(optionListsCalls.getOptionLists, {})
  expect(lists.map(({ code, label }) => [code, label])).toEqual([['workClothes', 'Tenues']])
})

test('citizenships come at one click, and a country that is there is not offered again', async () => {
  const { user } = await openComponent(208)
  await user.click(await screen.findByRole('button', { name: /^Ajouter les \d+ nationalités usuelles$/ }))
  expect(await screen.findByText('Marocaine')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ajouter une nationalité' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une nationalité' }))
  await user.type(dialog.getByLabelText(/Pays/), 'Maroc')
  expect(await screen.findByText(/Aucun/)).toBeTruthy()
  await user.clear(dialog.getByLabelText(/Pays/))
  await user.type(dialog.getByLabelText(/Pays/), 'Islande')
  await user.click(await screen.findByRole('option', { name: 'Islande' }))
  await user.click(dialog.getByRole('button', { name: 'Ajouter à la liste' }))

  expect(await screen.findByText('« Islande » est enregistrée.')).toBeTruthy()
  const listed = await as(sophie).call(citizenshipsCalls.getCitizenships, {})
  expect(listed.at(-1)).toMatchObject({ country: 'IS', horsUE: false, foreigner: true })
})

test('a colour that is not seen on both pages is refused in words, one that is seen is kept', async () => {
  const { user } = await openComponent(204)
  await user.click(await screen.findByRole('button', { name: 'Choisir la couleur de Sophie Lemaire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Couleur de Sophie Lemaire' }))
  await user.type(dialog.getByLabelText(/Code de la couleur/), '#FFE680')
  expect(dialog.getByText(/Thème clair : trop peu visible/)).toBeTruthy()
  expect(dialog.getByText(/Thème sombre : visible/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  expect(await dialog.findByText(/ne se voit pas assez/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '#2F8F46' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

  expect(await screen.findByText('La couleur de Sophie Lemaire est enregistrée.')).toBeTruthy()
  const planning = elementOf('rh/tempsTravail/planningEntreprise')
  const [person] = await as(sophie).call(clientSettingsCalls.getColours, { elementId: planning })
  expect(person?.color).toBe('#2F8F46')
})

test('every usual colour is seen on both pages', async () => {
  const { user } = await openComponent(204)
  await user.click(await screen.findByRole('button', { name: 'Choisir la couleur de Sophie Lemaire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Couleur de Sophie Lemaire' }))
  for (const colour of within(dialog.getByRole('group', { name: 'Couleurs usuelles' })).getAllByRole('button')) {
    await user.click(colour)
    expect(dialog.queryByText(/trop peu visible/), colour.getAttribute('aria-label') ?? '').toBeNull()
  }
})

test('contact information is kept', async () => {
  const { user } = await openComponent(205)
  const mail = await screen.findByLabelText('Adresse mail')
  await user.type(mail, 'contact@serres.example')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Les coordonnées sont enregistrées.')).toBeTruthy()
  expect((await as(sophie).call(clientSettingsCalls.getContactInformation, {})).mail).toBe('contact@serres.example')
})

test('data are not kept longer than the law says, and a notice is published by versions', async () => {
  const { user } = await openComponent(206)
  const months = await screen.findByLabelText(/Candidatures non retenues/)
  expect(screen.getByText(/24 mois au plus après le dernier contact/)).toBeTruthy()
  await user.clear(months)
  await user.type(months, '36')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect((await screen.findByLabelText(/Candidatures non retenues/)).getAttribute('aria-describedby')).toBeTruthy()
  expect((await as(sophie).call(clientSettingsCalls.getRgpd, {})).retention[0]?.months).toBe(24)

  await user.click(screen.getByRole('button', { name: 'Écrire la notice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle version' }))
  await user.type(dialog.getByLabelText(/Texte de la notice/), 'Nous gardons ce que la loi demande.')
  await user.click(dialog.getByRole('button', { name: 'Publier la version' }))
  expect(await screen.findByText(/^Version 1/)).toBeTruthy()
})

import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { documentsBrowserCalls } from '#platform/configuration/documents-browser.calls.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { documentBrowserRooms, documentsLabels } from '../../documents.web.ts'

const world = useWorld()
const staff = documentBrowserRooms.flatMap(({ pages }) => pages).find(({ path }) => path === '/docsRH') as Page

let serres: TestClient
let marie: TestPerson
beforeAll(async () => {
  await staff.load()
  await import('./document-dialog.tsx')
})
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { docsrh: 3 } })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (person = marie, path = '/docsRH') =>
  renderPage(staff, { path, fetch: serverBehind(world), labels: [documentsLabels], as: sessionOf(person, serres) })

async function rootFolder(name: string) {
  const sophie = await world.person({ in: serres, admin: true, allCompanies: true })
  const elementId = world.catalogue.idOf('docsrh') as number
  const { folders } = await as(sophie).call(documentsBrowserCalls.createRootFolder, { elementId, name })
  return folders.find(folder => folder.name === name)?.id as string
}

/** A document without bytes: nobody opens it here. */
const file = (folderId: string, name: string) =>
  world.inClient(serres, async db => {
    const stored = { storageKey: name, name, mime: 'application/pdf', size: 1_000, sha256: '0'.repeat(64) }
    const { id } = await db.insertInto('kernel.file').values(stored).returning('id').executeTakeFirstOrThrow()
    const document = await db
      .insertInto('platform.document')
      .values({ folderId, name, fileId: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('platform.document_version')
      .values({ documentId: document.id, number: 1, fileId: id })
      .execute()
  })

test('a folder is made in another, and a document goes into it', async () => {
  await file(await rootFolder('Contrats'), 'Règlement.pdf')
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Nouveau dossier' }))
  const naming = screen.getByRole('dialog', { name: 'Nouveau dossier dans Contrats' })
  await user.type(within(naming).getByRole('textbox', { name: /^Nom/ }), 'Saisonniers')
  await user.click(within(naming).getByRole('button', { name: 'Créer le dossier' }))
  const tree = await screen.findByRole('navigation', { name: 'Dossiers' })
  await within(tree).findByRole('link', { name: /^Saisonniers/ })

  await user.click(screen.getByRole('button', { name: /Règlement\.pdf$/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Déplacer' }))
  const moving = screen.getByRole('dialog', { name: 'Déplacer Règlement.pdf' })
  await user.click(within(moving).getByRole('combobox', { name: /^Dossier de destination/ }))
  await user.click(screen.getByRole('option', { name: 'Contrats / Saisonniers' }))
  await user.click(within(moving).getByRole('button', { name: 'Déplacer' }))

  expect(await screen.findByText('Ce dossier est vide')).toBeTruthy()
  await user.click(await within(tree).findByRole('link', { name: /^Saisonniers/ }))
  expect(await screen.findByRole('link', { name: 'Règlement.pdf' })).toBeTruthy()
})

test('a document is archived, and taken out of the archives', async () => {
  await file(await rootFolder('Contrats'), 'Règlement.pdf')
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: /Règlement\.pdf$/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Archiver' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archiver' }))
  await screen.findByText('Ce dossier est vide')
  await user.click(await screen.findByRole('tab', { name: 'Archives' }))
  await user.click(await screen.findByRole('button', { name: /Règlement\.pdf$/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Restaurer' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restaurer' }))

  await screen.findByText('Rien dans les archives de ce dossier')
  await user.click(await screen.findByRole('tab', { name: 'En cours' }))
  expect(await screen.findByRole('link', { name: 'Règlement.pdf' })).toBeTruthy()
})

test('who only reads has no place to drop files, and nothing to change', async () => {
  const contracts = await rootFolder('Contrats')
  await file(contracts, 'Règlement.pdf')
  const ines = await world.person({ in: serres, rights: { docsrh: 1 } })
  const { user } = await open(ines)

  await user.click(await screen.findByRole('button', { name: /Règlement\.pdf$/ }))

  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Télécharger'])
  expect(screen.queryByText('Déposez des fichiers ici')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nouveau dossier' })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a browser without folder says who makes the first one', async () => {
  await open()
  expect(await screen.findByText('Aucun dossier')).toBeTruthy()
  expect(screen.getByText(/dans la configuration de l’application/)).toBeTruthy()
})

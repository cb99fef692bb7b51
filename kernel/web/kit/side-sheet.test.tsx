import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { renderPage } from '#kernel/testing/render.tsx'
import { ApiError } from '../api-error.ts'
import type { Page } from '../pages.ts'
import { Confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { SideSheet } from './side-sheet.tsx'
import { TextField } from './text-field.tsx'

const Site = z.object({ name: z.string().min(1) })

const SiteForm = ({ onSave }: { onSave: () => void }) => (
  <Form schema={Site} values={{ name: '' }} submit="Enregistrer" onSubmit={onSave}>
    <TextField name="name" label="Nom" />
  </Form>
)

function SitesPage() {
  const [isOpen, setIsOpen] = useState(false)
  const [isNaming, setIsNaming] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ouvrir
      </button>
      {isOpen && (
        <SideSheet title="Sites" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsNaming(true)}>
            Ajouter
          </button>
          <SiteForm onSave={() => setIsOpen(false)} />
          {isNaming && (
            <Dialog title="Nouveau site" onClose={() => setIsNaming(false)}>
              <SiteForm onSave={() => setIsNaming(false)} />
            </Dialog>
          )}
        </SideSheet>
      )}
    </>
  )
}

const page: Page = { path: '/sites', layout: 'blank', title: 'test', load: async () => SitesPage }
const others: Page[] = [
  { path: '/ailleurs', layout: 'blank', title: 'test', load: async () => () => <h1>Ailleurs</h1> },
]

const open = async () => {
  const { user, router } = await renderPage(page, { others })
  await user.click(await screen.findByRole('button', { name: 'Ouvrir' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sites' }))
  return { user, router, sheet, close: () => user.click(sheet.getByRole('button', { name: 'Fermer' })) }
}
const question = () => screen.findByRole('dialog', { name: /^Fermer sans enregistrer/ })
const isGone = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

test('a sheet in which nothing was typed closes at once', async () => {
  const { close } = await open()
  await close()
  await isGone('Sites')
})

test('a sheet asks before it loses what was typed in it, and goes on as one answers', async () => {
  const { user, sheet, close } = await open()
  await user.type(sheet.getByLabelText(/Nom/), 'Beaulieu')
  await close()
  await user.click(within(await question()).getByRole('button', { name: 'Continuer la saisie' }))
  expect(sheet.getByLabelText<HTMLInputElement>(/Nom/).value).toBe('Beaulieu')

  await user.keyboard('{Escape}')
  await user.click(within(await question()).getByRole('button', { name: 'Quitter sans enregistrer' }))
  await isGone('Sites')
})

test('what was saved is not asked about', async () => {
  const { user, sheet } = await open()
  await user.type(sheet.getByLabelText(/Nom/), 'Beaulieu{Enter}')
  await isGone('Sites')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog over a sheet asks for itself, and the page for both', async () => {
  const { user, router, sheet } = await open()
  await user.click(sheet.getByRole('button', { name: 'Ajouter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau site' }))
  await user.type(dialog.getByLabelText(/Nom/), 'Les Ponts')
  void router.navigate('/ailleurs')
  await user.click(await screen.findByRole('button', { name: 'Rester sur la page' }))
  await isGone(/^Quitter la page/)

  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await user.click(within(await question()).getByRole('button', { name: 'Quitter sans enregistrer' }))
  await isGone('Nouveau site')
  expect(sheet.getByRole('button', { name: 'Ajouter' })).toBeTruthy()
})

test('a dialog stays while it saves, and what the server refused is still asked about', async () => {
  const { promise: answer, reject } = Promise.withResolvers<never>()
  const Refused = () => {
    const [isOpen, setIsOpen] = useState(true)
    const close = () => setIsOpen(false)
    if (!isOpen) return null
    return (
      <Dialog title="Nouveau site" onClose={close}>
        <Form schema={Site} values={{ name: '' }} submit="Créer" onSubmit={() => answer} onCancel={close}>
          <TextField name="name" label="Nom" />
        </Form>
      </Dialog>
    )
  }
  const { user } = await renderPage({ ...page, load: async () => Refused })
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau site' }))
  await user.type(dialog.getByLabelText(/Nom/), 'Beaulieu{Enter}')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Annuler' }).disabled).toBe(true)
  await user.keyboard('{Escape}')
  const saving = within(await screen.findByRole('dialog', { name: 'Enregistrement en cours' }))
  await user.click(saving.getByRole('button', { name: 'Attendre' }))
  await isGone('Enregistrement en cours')

  reject(new ApiError({ status: 400, code: 'TAKEN', message: 'Ce nom est déjà pris.' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Ce nom est déjà pris.')
  await user.keyboard('{Escape}')
  expect(await question()).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>(/Nom/).value).toBe('Beaulieu')
})

test('a question stays until what was confirmed is done, and tells why it was not', async () => {
  const { promise: answer, reject } = Promise.withResolvers<never>()
  const Question = () => {
    const [isOpen, setIsOpen] = useState(true)
    if (!isOpen) return null
    return (
      <Confirm title="Supprimer le site ?" verb="Supprimer" onConfirm={() => answer} onClose={() => setIsOpen(false)}>
        Ses affectations seront perdues.
      </Confirm>
    )
  }
  const { user } = await renderPage({ ...page, load: async () => Question })
  const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer le site ?' }))
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }))
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await screen.findByRole('dialog', { name: 'Enregistrement en cours' })

  reject(new Error('Ce site a encore des salariés.'))
  expect((await dialog.findByRole('alert')).textContent).toContain('Ce site a encore des salariés.')
  await user.click(dialog.getByRole('button', { name: 'Annuler' }))
  await isGone('Supprimer le site ?')
})

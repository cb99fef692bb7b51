import { screen, waitFor } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { useState } from 'react'
import { Link } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { marie } from '#kernel/testing/marie.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { ApiError } from '../api-error.ts'
import type { Page } from '../pages.ts'
import { signOut } from '../session.ts'
import { DateField } from './date-field.tsx'
import { Form } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'

const Worker = z.object({
  name: z.string().min(2),
  mail: z.email().optional(),
  phone: z.e164().optional(),
  hiring: z.iso.date().optional(),
  hours: z.number().max(48).nullable(),
})

const save = vi.fn<(values: z.output<typeof Worker>) => Promise<void>>()
beforeEach(() => void save.mockReset().mockResolvedValue(undefined))

const WorkerPage = () => (
  <>
    <Link to="/elsewhere">Ailleurs</Link>
    <Form
      schema={Worker}
      values={{ name: '', mail: '', phone: '', hiring: '', hours: null }}
      onSubmit={save}
      submit="Enregistrer"
      draft="worker"
    >
      <TextField name="name" label="Nom" />
      <TextField name="mail" label="Mail" />
      <PhoneField name="phone" label="Portable" />
      <DateField name="hiring" label="Embauche" />
      <NumberField name="hours" label="Heures" decimals={2} />
    </Form>
  </>
)

const Names = z.object({ name: z.string().min(2) })

const page: Page = { path: '/worker', layout: 'blank', title: 'test', load: async () => WorkerPage }
const elsewhere: Page = {
  path: '/elsewhere',
  layout: 'blank',
  title: 'test',
  load: async () => () => <h1>Ailleurs</h1>,
}
const open = async () => {
  const opened = await renderPage(page, { others: [elsewhere] })
  await screen.findByLabelText(/Nom/)
  return opened
}
const submit = () => screen.getByRole('button', { name: 'Enregistrer' })

test('what is typed reaches the call as the call wants it', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Petit')
  await user.type(screen.getByLabelText('Portable'), '0612345678')
  await user.type(screen.getByLabelText('Embauche'), '20112026')
  await user.type(screen.getByLabelText('Heures'), '35,5')
  await user.click(submit())

  const expected = { name: 'Petit', phone: '+33612345678', hiring: '2026-11-20', hours: 35.5 }
  await waitFor(() => expect(save).toHaveBeenCalledWith(expected))
})

test('a field of a line is required, or marked as optional, as one of the form', async () => {
  const Order = z.object({
    name: z.string().min(2),
    lines: z.array(z.object({ article: z.string().min(1), note: z.string().nullable() })),
  })
  const OrderPage = () => (
    <Form
      schema={Order}
      values={{ name: '', lines: [{ article: '', note: null }] }}
      onSubmit={() => undefined}
      submit="Enregistrer"
    >
      <TextField name="name" label="Nom" />
      <TextField name="lines.0.article" label="Article" />
      <TextField name="lines.0.note" label="Remarque" />
    </Form>
  )
  await renderPage({ ...page, load: async () => OrderPage })
  expect((await screen.findByLabelText('Article')).getAttribute('aria-required')).toBe('true')
  screen.getByLabelText('Remarque (facultatif)')
})

test('errors stand at their field in words and the first one is given the focus', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Mail'), 'paul')
  await user.type(screen.getByLabelText('Embauche'), '31/02/2026')
  await user.click(submit())

  expect(await screen.findByText('À remplir')).toBeTruthy()
  expect(screen.getByText(/Écrivez une adresse mail complète/)).toBeTruthy()
  expect(screen.getByText(/Écrivez une date qui existe/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Nom/))
  expect(save).not.toHaveBeenCalled()
})

test('server errors land on their field', async () => {
  const taken = { field: 'mail', code: 'TAKEN', message: 'Cette adresse est déjà prise.' }
  save.mockRejectedValueOnce(
    new ApiError({ status: 400, code: 'INVALID_INPUT', message: 'Saisie refusée.', fields: [taken] }),
  )
  const { user } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Petit')
  await user.type(screen.getByLabelText('Mail'), 'paul@example.com{Enter}')

  const words = await screen.findByText('Cette adresse est déjà prise.')
  const mail = screen.getByLabelText('Mail')
  expect(mail.getAttribute('aria-describedby')).toBe(words.id)
  expect(document.activeElement).toBe(mail)
})

test('a refusal without a field stands above the form', async () => {
  save.mockRejectedValueOnce(
    new ApiError({ status: 409, code: 'MOVED', message: 'Une autre personne a modifié ce dossier.' }),
  )
  const { user } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Petit{Enter}')

  expect((await screen.findByRole('alert')).textContent).toContain('Une autre personne a modifié ce dossier.')
})

test('a form that is sent again while it saves saves once', async () => {
  const saved = Promise.withResolvers<void>()
  save.mockReturnValueOnce(saved.promise)
  const { user } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Petit{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  saved.resolve()
  await waitFor(() => expect((submit() as HTMLButtonElement).disabled).toBe(false))
  expect(save).toHaveBeenCalledTimes(1)
})

test('a form in a dialog of another form is submitted alone', async () => {
  const addSite = vi.fn<() => void>()
  const SitePage = () => (
    <Form schema={Worker} values={{ name: 'Petit', hours: null }} onSubmit={save} submit="Enregistrer">
      {createPortal(
        <Form schema={z.object({ site: z.string() })} values={{ site: '' }} onSubmit={addSite} submit="Ajouter">
          <TextField name="site" label="Site" />
        </Form>,
        document.body,
      )}
    </Form>
  )
  const { user } = await renderPage({ ...page, load: async () => SitePage })
  await user.type(await screen.findByLabelText('Site'), 'Beaulieu{Control>}{Enter}{/Control}')
  await waitFor(() => expect(addSite).toHaveBeenCalled())
  expect(save).not.toHaveBeenCalled()
})

test('leaving with unsaved changes is asked first, and not after saving', async () => {
  const { user, address } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Petit')
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }))
  await user.click(await screen.findByRole('button', { name: 'Rester sur la page' }))
  expect(address()).toBe('/worker')

  await user.click(submit())
  await waitFor(() => expect(save).toHaveBeenCalled())
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }))
  expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeTruthy()
})

test('a form that was saved and changed again asks again', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Petit{Enter}')
  await waitFor(() => expect(save).toHaveBeenCalled())
  await user.type(screen.getByLabelText(/Nom/), 's')
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }))

  expect(await screen.findByRole('button', { name: 'Quitter sans enregistrer' })).toBeTruthy()
})

test('what was typed before is offered again', async () => {
  sessionStorage.setItem('draft.worker', JSON.stringify({ values: { name: 'Petit' }, savedAt: '2026-11-20T16:12:00Z' }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Reprendre la saisie' }))

  expect((screen.getByLabelText(/Nom/) as HTMLInputElement).value).toBe('Petit')
})

test('what was just saved is not offered again, though its form makes way for another before the call has ended', async () => {
  sessionStorage.setItem('draft.worker', JSON.stringify({ values: { name: 'Petit' }, savedAt: '2026-11-20T16:12:00Z' }))
  const saved = Promise.withResolvers<void>()
  const RemountedPage = () => {
    const [version, setVersion] = useState(1)
    const save = async () => {
      setVersion(2)
      await saved.promise
    }
    return (
      <Form key={version} schema={Names} values={{ name: 'Petit' }} onSubmit={save} submit="Enregistrer" draft="worker">
        <TextField name="name" label={`Nom, ${version}`} />
      </Form>
    )
  }
  const { user } = await renderPage({ path: '/one', layout: 'blank', title: 'test', load: async () => RemountedPage })
  await screen.findByText(/Une saisie/)
  await user.type(await screen.findByLabelText(/Nom, 1/), 'e')
  await user.click(submit())
  await screen.findByLabelText(/Nom, 2/)
  saved.resolve()
  await waitFor(() => expect(sessionStorage.getItem('draft.worker')).toBeNull())
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))

  expect(screen.queryByText(/Une saisie/)).toBeNull()
})

test('the end of a session is not held back by what was typed', async () => {
  const { user, address } = await renderPage(page, { others: [elsewhere, { ...elsewhere, path: '/login' }], as: marie })
  await user.type(await screen.findByLabelText(/Nom/), 'Petit')
  signOut('kernel.session.replaced')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a form that a bar of the page saves has no button of its own, and is sent by Enter all the same', async () => {
  const saved = vi.fn()
  const QuietPage = () => (
    <Form schema={Names} values={{ name: 'Petit' }} onSubmit={saved} submit="Enregistrer" hasOwnActions={false}>
      <TextField name="name" label="Nom" />
      <TextField name="other" label="Autre nom" />
    </Form>
  )
  const { user } = await renderPage({ path: '/quiet', layout: 'blank', title: 'test', load: async () => QuietPage })

  await user.type(await screen.findByLabelText('Nom', { exact: false, selector: '[name=name]' }), 'e{Enter}')

  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'Petite' }))
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { marie } from '#kernel/testing/marie.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { useSend } from '../api.ts'
import { fetchCall } from '../fetch-call.ts'
import { goTo } from '../navigation.ts'
import type { Page } from '../pages.ts'
import { signOut } from '../session.ts'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

const Plot = z.strictObject({ name: z.string() })
const access = signedIn()
const { rename, note } = calls('trial/plots', {
  rename: { method: 'POST', path: 'rename', access, input: Plot, answer: z.any() },
  note: { method: 'POST', path: 'note', access, answer: z.any(), unattended: true },
})

function PlotPage() {
  const { start, send } = useSend(rename, { staysOnPage: true })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Link to="/elsewhere">Ailleurs</Link>
      <button type="button" onClick={() => start({ name: 'Beaulieu' })}>
        Renommer
      </button>
      <button type="button" onClick={() => void fetchCall(note, {}, { staysOnPage: true })}>
        Noter
      </button>
      <button type="button" onClick={() => setIsAsking(true)}>
        Demander
      </button>
      <Form schema={Plot} values={{ name: '' }} onSubmit={send} submit="Enregistrer">
        <TextField name="name" label="Nom" />
      </Form>
      {isAsking && (
        <Dialog title="Nouveau nom" onClose={() => setIsAsking(false)}>
          <button type="button" onClick={() => start({ name: 'Les Ponts' })}>
            Garder
          </button>
        </Dialog>
      )}
    </>
  )
}

const page: Page = { path: '/plot', layout: 'blank', title: 'test', load: async () => PlotPage }
const others: Page[] = ['/elsewhere', '/unauthorized', '/login'].map(path => ({
  path,
  layout: 'blank',
  title: 'test',
  load: async () => () => <h1>{path}</h1>,
}))

/** A server that answers each request when the test says so. */
async function open() {
  const requests: ((answer: Response) => void)[] = []
  const fetch = () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    requests.push(resolve)
    return promise
  }
  const rendered = await renderPage(page, { others, fetch, as: marie })
  await screen.findByRole('button', { name: 'Renommer' })
  const { user } = rendered
  const answer = async (given: Response) => {
    await waitFor(() => expect(requests.length).toBeGreaterThan(0))
    requests.shift()?.(given)
  }
  const click = (name: string) => user.click(screen.getByRole('button', { name }))
  const leave = () => user.click(screen.getByRole('link', { name: 'Ailleurs' }))
  return { ...rendered, requests, answer, click, leave }
}
const refused = (status = 400) => Response.json({ code: 'TAKEN', message: 'Ce nom est déjà pris.' }, { status })
const question = () => screen.findByRole('dialog', { name: 'Enregistrement en cours' })
const arrivedAt = (name: string) => screen.findByRole('heading', { name })
const closingIsAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

test('who leaves while something is saved is told to wait, and goes on by himself once it is saved', async () => {
  const { address, click, leave, answer } = await open()
  await click('Renommer')
  await leave()
  expect(within(await question()).getByText(/vous quitterez la page/)).toBeTruthy()
  expect(address()).toBe('/plot')

  await answer(Response.json({}))
  expect(await arrivedAt('/elsewhere')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who leaves while something is saved stays where it is refused', async () => {
  const { user, address, leave, answer } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Beaulieu{Enter}')
  await leave()
  await answer(refused())

  expect((await screen.findByRole('alert')).textContent).toContain('Ce nom est déjà pris.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/plot')
  await leave()
  expect(await screen.findByRole('dialog', { name: /^Quitter la page/ })).toBeTruthy()
})

test('what was typed and saved is not asked about when the page is left meanwhile', async () => {
  const { user, leave, answer } = await open()
  await user.type(screen.getByLabelText(/Nom/), 'Beaulieu{Enter}')
  await leave()
  await answer(Response.json({}))
  expect(await arrivedAt('/elsewhere')).toBeTruthy()
})

test('nobody is kept on a page by a server that does not answer, and he learns what became of it', async () => {
  const { user, click, leave, answer } = await open()
  await click('Renommer')
  await leave()
  await user.click(within(await question()).getByRole('button', { name: 'Quitter sans attendre' }))
  expect(await arrivedAt('/elsewhere')).toBeTruthy()

  await answer(refused())
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ce nom est déjà pris.'),
  ])
})

test('who would rather stay stays, and what he asked for is forgotten', async () => {
  const { user, address, click, leave, answer } = await open()
  await click('Renommer')
  await leave()
  await user.click(within(await question()).getByRole('button', { name: 'Rester sur la page' }))
  await answer(Response.json({}))
  await waitFor(() => expect(closingIsAsked()).toBe(false))
  expect(address()).toBe('/plot')
})

test('closing the tab is asked about while something is saved, and no longer once it is', async () => {
  const { click, answer } = await open()
  expect(closingIsAsked()).toBe(false)
  await click('Renommer')
  expect(closingIsAsked()).toBe(true)
  await answer(Response.json({}))
  await waitFor(() => expect(closingIsAsked()).toBe(false))
})

test('what a browser notes by itself holds nobody', async () => {
  const { click, leave, requests } = await open()
  await click('Noter')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(closingIsAsked()).toBe(false)
  await leave()
  expect(await arrivedAt('/elsewhere')).toBeTruthy()
})

test('a dialog that saves when one goes back is still there: it may have something to tell', async () => {
  const { router, address, click, answer } = await open()
  await click('Demander')
  await screen.findByRole('dialog', { name: 'Nouveau nom' })
  await click('Garder')
  void router.navigate('/elsewhere')
  await question()
  await answer(Response.json({}))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enregistrement en cours' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Nouveau nom' })).toBeTruthy()
  expect(address()).toBe('/plot')
})

test('the end of a session is not held back by what is being saved', async () => {
  const { address, click } = await open()
  await click('Renommer')
  signOut('kernel.session.replaced')
  goTo('/login')
  await waitFor(() => expect(address()).toBe('/login'))
})

test('a refusal that shows another page does so at once', async () => {
  const { answer } = await open()
  const asked = fetchCall(rename, { name: 'Beaulieu' }).catch(() => undefined)
  await answer(refused(403))
  await asked
  expect(await arrivedAt('/unauthorized')).toBeTruthy()
})

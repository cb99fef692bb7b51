import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn as anybodySignedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { useCall, useSend } from './api.ts'
import type { Page } from './pages.ts'
import { setClient } from './session.ts'

const access = anybodySignedIn()
const { file, files, rename } = calls('trial/plots', {
  file: { method: 'GET', path: 'files/:id', access, input: z.object({ id: z.string() }), answer: z.string() },
  files: { method: 'GET', path: 'list/:page', access, input: z.object({ page: z.number() }), answer: z.string() },
  rename: { method: 'POST', path: 'rename', access, answer: z.any() },
})
const [north, south] = ['north', 'south'].map(id => ({ id, name: id, logo: null, readOnly: false })) as [never, never]
const page = (Component: () => React.JSX.Element): Page => ({
  path: '/',
  layout: 'blank',
  title: 'test',
  load: async () => Component,
})
const never = () => new Promise<Response>(() => undefined)

test('rows of one client are never shown in another while its own are on their way', async () => {
  setClient(north)
  const Rows = () => <p>{useCall(files, { page: 0 }).data ?? 'en attente'}</p>
  const fetch = ({ headers }: Request) => (headers.get('clientid') === 'north' ? Response.json('du Nord') : never())
  await renderPage(page(Rows), { fetch })
  expect(await screen.findByText('du Nord')).toBeTruthy()

  setClient(south)
  expect(await screen.findByText('en attente')).toBeTruthy()
  setClient(null)
})

test('the file of one person is not shown under the address of the next', async () => {
  const Files = () => {
    const [id, setId] = useState('1')
    return <button onClick={() => setId('2')}>{useCall(file, { id }).data ?? 'en attente'}</button>
  }
  const { user } = await renderPage(page(Files), {
    fetch: ({ url }) => (url.endsWith('/1') ? Response.json('Inès') : never()),
  })
  await user.click(await screen.findByText('Inès'))
  expect(await screen.findByText('en attente')).toBeTruthy()
})

test('what a change makes wrong is asked again, and a failed one is told in an alert', async () => {
  const Renaming = () => {
    const { start } = useSend(rename)
    return <button onClick={() => start({})}>{useCall(file, { id: '1' }).data}</button>
  }
  const answers = ['Inès', 'Inès Martin']
  let isRefusing = false
  const { user } = await renderPage(page(Renaming), {
    fetch: ({ method }) => {
      if (method === 'GET') return Response.json(answers.shift())
      return isRefusing ? Response.json({ message: 'Nom déjà pris.' }, { status: 409 }) : Response.json({})
    },
  })
  await user.click(await screen.findByText('Inès'))
  await waitFor(() => expect(screen.getByText('Inès Martin')).toBeTruthy())

  isRefusing = true
  await user.click(screen.getByText('Inès Martin'))
  expect((await screen.findByRole('alert')).textContent).toContain('Nom déjà pris.')
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { type ApiError, useSend } from '../api.ts'
import type { Page } from '../pages.ts'
import { CancelButton } from './cancel-button.tsx'
import { Confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'

const { order } = calls('trial/plots', {
  order: {
    method: 'POST',
    path: 'orders',
    access: signedIn(),
    input: z.strictObject({ lots: z.number() }),
    answer: z.any(),
  },
})

/** A dialog whose own button saves: nothing in it says that it is to stay meanwhile. */
function OrderDialog({ onClose }: { onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { send, isSending } = useSend(order)
  const save = () => send({ lots: 3 }).then(onClose, (failure: ApiError) => setRefusal(failure.message))
  return (
    <Dialog
      title="Commande"
      onClose={onClose}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <button type="button" disabled={isSending} onClick={save}>
            Commander
          </button>
        </>
      }
    >
      {refusal && <p role="alert">{refusal}</p>}
    </Dialog>
  )
}

function OrderQuestion({ onClose }: { onClose: () => void }) {
  const { send } = useSend(order)
  return (
    <Confirm title="Commande" verb="Commander" onConfirm={() => send({ lots: 3 })} onClose={onClose}>
      Trois lots.
    </Confirm>
  )
}

const pageWith = (Part: typeof OrderDialog): Page => ({
  path: '/orders',
  layout: 'blank',
  title: 'test',
  load: async () => () => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Nouvelle commande
        </button>
        {isOpen && <Part onClose={() => setIsOpen(false)} />}
      </>
    )
  },
})

/** A server that answers each order when the test says so. */
async function open(Part: typeof OrderDialog) {
  const orders: ((answer: Response) => void)[] = []
  const fetch = () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    orders.push(resolve)
    return promise
  }
  const { user } = await renderPage(pageWith(Part), { fetch })
  await user.click(await screen.findByRole('button', { name: 'Nouvelle commande' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Commande' }))
  const answer = async (given: Response) => {
    await waitFor(() => expect(orders.length).toBeGreaterThan(0))
    orders.shift()?.(given)
  }
  return { user, dialog, orders, answer, save: dialog.getByRole('button', { name: 'Commander' }) }
}
const refused = () => Response.json({ code: 'NONE_LEFT', message: 'Il ne reste que deux lots.' }, { status: 400 })
const waiting = () => screen.findByRole('dialog', { name: 'Enregistrement en cours' })
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

test('a dialog whose own button saves stays meanwhile, and the refusal is read in it', async () => {
  const { user, dialog, answer, save } = await open(OrderDialog)
  await user.click(save)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(within(await waiting()).getByText(/pas encore arrivée/)).toBeTruthy()

  await answer(refused())
  await isGone('Enregistrement en cours')
  expect((await dialog.findByRole('alert')).textContent).toBe('Il ne reste que deux lots.')
  await user.click(await dialog.findByRole('button', { name: 'Annuler' }))
  await isGone('Commande')
})

test('the way out of a dialog waits while it saves, and the dialog closes once it is saved', async () => {
  const { user, dialog, answer, save } = await open(OrderDialog)
  await user.click(save)
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Annuler' }).disabled).toBe(true))
  await answer(Response.json({}))
  await isGone('Commande')
})

test.each([
  ['dialog', OrderDialog],
  ['question', OrderQuestion],
])('nobody is kept in a %s by a server that does not answer, and he learns what became of it', async (_, Part) => {
  const { user, dialog, answer, save } = await open(Part)
  await user.click(save)
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await user.click(within(await waiting()).getByRole('button', { name: 'Fermer sans attendre' }))
  await isGone('Commande')

  await answer(refused())
  expect((await screen.findByRole('alert')).textContent).toContain('Il ne reste que deux lots.')
})

test('who did not wait is told that it was saved, and keeps what he opened since', async () => {
  const { user, dialog, answer, save } = await open(OrderQuestion)
  await user.click(save)
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await user.click(within(await waiting()).getByRole('button', { name: 'Fermer sans attendre' }))
  await isGone('Commande')
  await user.click(screen.getByRole('button', { name: 'Nouvelle commande' }))

  await answer(Response.json({}))
  expect(await screen.findByText(/pas attendu est fait/)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Commande' })).toBeTruthy()
})

test('what is clicked twice is sent once', async () => {
  const { orders, answer, save } = await open(OrderDialog)
  fireEvent.click(save)
  fireEvent.click(save)
  await waitFor(() => expect(orders).toHaveLength(1))
  await answer(Response.json({}))
  await isGone('Commande')
  expect(orders).toHaveLength(0)
})

test('what is confirmed twice is sent once', async () => {
  const { orders, answer, save } = await open(OrderQuestion)
  fireEvent.click(save)
  fireEvent.click(save)
  await waitFor(() => expect(orders).toHaveLength(1))
  await answer(Response.json({}))
  await isGone('Commande')
  expect(orders).toHaveLength(0)
})

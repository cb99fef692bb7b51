import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openMailbox } from './mailbox.ts'

const mail = {
  to: 'marie@val-de-loire.example',
  subject: 'Votre compte <Sillon>',
  text: 'Ouvrez https://sillon.example/activation/abc',
  at: '2026-11-21T08:00:00Z',
}

async function openFor(mails: (typeof mail)[]) {
  const mailbox = await openMailbox(() => mails)
  onTestFinished(mailbox.close)
  return mailbox.address
}

test('the mails of the demo are read on this machine, as text, with their links', async () => {
  const page = await (await fetch(await openFor([mail]))).text()

  expect(page).toContain('Votre compte &#60;Sillon&#62;')
  expect(page).toContain('<a href="https://sillon.example/activation/abc">')
})

test('an empty mailbox says so', async () => {
  expect(await (await fetch(await openFor([]))).text()).toContain('Aucun message')
})

test('no other address of the machine leads to the mailbox', async () => {
  const address = await openFor([mail])

  await expect(fetch(address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow()
})

test('the mailbox answers to no name that a page elsewhere gave it', async () => {
  const request = get(await openFor([mail]), { headers: { host: 'rebound.example' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]

  expect(answer.statusCode).toBe(404)
  expect((await answer.toArray()).join('')).toBe('')
})

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { isServerAway, mailbox, smtpMailer } from './mail.ts'

const letter = { to: 'paul@posta.example', subject: 'Votre contrat à signer', text: 'Bonjour Paul,\nà bientôt.' }

describe('mail by SMTP', () => {
  const servers: SMTPServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await new Promise<void>(resolve => server.close(resolve))
  })

  async function postOffice(judge: (recipient: string) => Error | null = () => null) {
    const received: { from: string; to: string[]; source: string }[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, answer) => answer(judge(address)),
      onData: async (stream, { envelope }, answer) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: await text(stream) })
        answer()
      },
    })
    servers.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
  }

  test('reaches the server with its words', async () => {
    const { url, received } = await postOffice()

    await smtpMailer(url).send(letter)

    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'no-reply@sillon.example', to: ['paul@posta.example'] })
    expect(received[0]?.source).toContain('Subject: =?UTF-8?Q?Votre_contrat_=C3=A0_signer?=')
    expect(received[0]?.source).toContain('=C3=A0 bient=C3=B4t.')
  })

  test('that the server refuses fails, so that it is tried again', async () => {
    const { url, received } = await postOffice(() => new Error('mailbox full'))

    await expect(smtpMailer(url).send(letter)).rejects.toThrow('mailbox full')
    expect(received).toEqual([])
  })

  test('to a name with a line break adds no recipient and no header', async () => {
    const { url, received } = await postOffice()

    await smtpMailer(url)
      .send({ ...letter, subject: 'Bonjour\r\nBcc: other@posta.example' })
      .catch(() => undefined)

    expect(received.flatMap(mail => mail.to)).toEqual(['paul@posta.example'])
    expect(received[0]?.source).not.toMatch(/^Bcc:/m)
  })

  test('of a person leaves from the platform’s address, is answered to him, and carries its files', async () => {
    const { url, received } = await postOffice()

    await smtpMailer(url).send({
      ...letter,
      author: { name: 'Marie Caron', mail: 'marie@serres.example' },
      files: [{ name: 'plan.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }],
    })

    expect(received[0]?.from).toBe('no-reply@sillon.example')
    expect(received[0]?.source).toContain('Reply-To: Marie Caron <marie@serres.example>')
    expect(received[0]?.source).toContain('From: "Marie Caron (Sillon)" <no-reply@sillon.example>')
    expect(received[0]?.source).toMatch(/Content-Type: application\/pdf; name=plan\.pdf[^]*JVBERi0xLjc=/)
  })

  test('can be told from one that its server refuses, while no server answers', async () => {
    const { url } = await postOffice(() => new Error('mailbox full'))
    const failureOf = () =>
      smtpMailer(url)
        .send(letter)
        .catch((error: unknown) => error)

    expect(isServerAway(await failureOf())).toBe(false)
    await new Promise<void>(resolve => servers.pop()?.close(resolve))
    expect(isServerAway(await failureOf())).toBe(true)
  })

  test('fails when nobody answers', async () => {
    const { url } = await postOffice()
    await new Promise<void>(resolve => servers.pop()?.close(resolve))

    await expect(smtpMailer(url).send(letter)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the mailbox of an installation without SMTP', () => {
  test('shows the newest first, with its time, and keeps the last 200', async () => {
    let now = Temporal.Instant.from('2026-11-21T08:00:00Z')
    const { send, inbox } = mailbox(() => now)
    for (let n = 1; n <= 201; n += 1) {
      now = now.add({ minutes: 1 })
      await send({ ...letter, subject: `Lettre ${n}` })
    }

    expect(inbox?.()).toHaveLength(200)
    expect(inbox?.()[0]).toEqual({ ...letter, subject: 'Lettre 201', at: '2026-11-21T11:21:00Z' })
    expect(inbox?.().at(-1)?.subject).toBe('Lettre 2')
  })

  test('names the files of a mail and does not keep them', async () => {
    const { send, inbox } = mailbox(() => Temporal.Instant.from('2026-11-21T08:00:00Z'))

    await send({ ...letter, files: [{ name: 'plan.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }] })

    expect(inbox?.()[0]?.files).toEqual([{ name: 'plan.pdf', size: 8 }])
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import type { SmsSimulator } from '#simulators/sms/open-sms.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { signaturesCalls } from '../signatures.calls.ts'
import {
  codeInMail,
  draftOf,
  envelopeSentBy,
  paul,
  runJobs,
  signingClient,
  tokenInMail,
  visitorOf,
} from '../testing/signing-world.ts'
import { codeInText, openTextsFor } from '../testing/texts-for.ts'

const world = useOwnWorld()
const phone = '+33612345678'
const withPhone = { ...paul, phone }
const { mail: _, ...withoutMail } = withPhone

let texts: SmsSimulator | undefined
afterEach(() => texts?.close())

async function clientWithTexts() {
  const people = await signingClient(world)
  const provider = await openTextsFor(world, people.serres, people.sophie)
  texts = provider
  return { ...people, texts: provider }
}

async function sentTo(person: object) {
  const given = await clientWithTexts()
  const id = await envelopeSentBy(given.marie, { recipients: [person] })
  await runJobs(world, given.serres)
  return { ...given, id }
}

const link = (token: string) => as(visitorOf(world)).call(signaturesCalls.getSigningLink, { token })
const askCode = (token: string, channel: 'mail' | 'sms') =>
  as(visitorOf(world)).call(signaturesCalls.askSigningCode, { token, channel })
const tokenInText = (provider: SmsSimulator) =>
  /\/signatures\/sign\/([\w-]+)/.exec(
    provider.received().find(({ text }) => text.includes('/signatures/sign/'))?.text ?? '',
  )?.[1] ?? ''

async function enterAndSign(token: string, code: string) {
  const { pass } = await as(visitorOf(world)).call(signaturesCalls.enterSigning, { token, code })
  const inside = visitorOf(world, pass)
  const { documents, consent } = await as(inside).call(signaturesCalls.getSigningInside, { token })
  for (const { id, pages } of documents)
    await as(inside).call(signaturesCalls.noteDocumentRead, { token, documentId: id, lastPage: pages })
  await as(inside).call(signaturesCalls.signByLink, { token, consentVersion: consent.version })
}

describe('who has a telephone, of a client with a provider of texts', () => {
  test('is sent his code by text, and the proof says where it went', async () => {
    const { serres, marie, id, texts } = await sentTo(withPhone)
    const token = tokenInMail(world)
    expect(await link(token)).toMatchObject({ mail: 'p…@essai.example', phone: '+33 … 78' })

    await askCode(token, 'sms')
    await runJobs(world, serres)
    expect(texts.received()[0]).toMatchObject({ to: phone, from: 'Serres' })
    await enterAndSign(token, codeInText(texts))
    await runJobs(world, serres)
    await runJobs(world, serres)

    const { state, recipients } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    expect([state, recipients[0]?.phone]).toEqual(['completed', '+33 … 78'])
    const proof = await as(marie).send(envelopesCalls.getEnvelopeEvidence, { id })
    const facts = JSON.parse(String(entriesOfZip(proof.rawPayload).get('4-preuve.json')))
    expect(facts.people[0]).toMatchObject({ phone, mail: paul.mail })
    expect(JSON.stringify(facts.events)).toContain('\\"channel\\": \\"sms\\"')
  })

  test('may have it by mail instead, and has it by mail where the provider is down', async () => {
    const { serres, marie, id, texts } = await sentTo(withPhone)
    const token = tokenInMail(world)

    await askCode(token, 'mail')
    await runJobs(world, serres)
    const first = codeInMail(world)
    expect([texts.received().length, first]).toEqual([0, expect.stringMatching(/^\d{6}$/)])

    texts.mood.now = 'down'
    world.clock.advance({ seconds: 1 })
    await askCode(token, 'sms')
    await runJobs(world, serres)

    expect(codeInMail(world)).not.toBe(first)
    await enterAndSign(token, codeInMail(world))
    await world.dispatcher.drain()
    const { events } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    expect(events.filter(({ kind }) => kind === 'code.sent')).toHaveLength(3)
  })

  test('is written to by text alone where he has no mail, and opens his sealed copy from there', async () => {
    const { serres, texts } = await sentTo(withoutMail)
    const token = tokenInText(texts)
    expect(await link(token)).toMatchObject({ mail: null, phone: '+33 … 78' })

    await askCode(token, 'mail')
    await runJobs(world, serres)
    await enterAndSign(token, codeInText(texts))
    await runJobs(world, serres)
    await runJobs(world, serres)
    await runJobs(world, serres)

    expect(texts.received()[0]?.text).toMatch(/^Tous ont signé .*\/signatures\/sign\//)
    expect(await link(token)).toMatchObject({ status: 'signed', state: 'completed' })
  })

  test('whose number the provider refuses is told to the sender, who gives another: the former link dies', async () => {
    const given = await clientWithTexts()
    given.texts.mood.now = 'refusing'
    const id = await envelopeSentBy(given.marie, { recipients: [withoutMail] })
    await runJobs(world, given.serres)
    const [person] = (await as(given.marie).call(envelopesCalls.getEnvelope, { id })).recipients
    expect(person?.status).toBe('undeliverable')

    given.texts.mood.now = 'willing'
    const recipientId = person?.id as string
    await expect(as(given.marie).call(envelopesCalls.correctRecipient, { id, recipientId })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    })
    await as(given.marie).call(envelopesCalls.correctRecipient, { id, recipientId, phone: '+33698765432' })
    await runJobs(world, given.serres)

    expect(given.texts.received()[0]?.to).toBe('+33698765432')
    expect(await link(tokenInText(given.texts))).toMatchObject({ phone: '+33 … 32' })
  })
})

describe('of a client without a provider of texts', () => {
  test('nobody is shown a telephone, and a code that is wished for by text comes by mail', async () => {
    const { serres, marie } = await signingClient(world)
    await envelopeSentBy(marie, { recipients: [withPhone] })
    await runJobs(world, serres)
    const token = tokenInMail(world)
    expect(await link(token)).toMatchObject({ mail: 'p…@essai.example', phone: null })
    expect((await as(marie).call(envelopesCalls.getEnvelopeTabs, {})).hasSms).toBe(false)

    await askCode(token, 'sms')
    await runJobs(world, serres)

    await enterAndSign(token, codeInMail(world))
  })

  test('a signer has a mail address, and whoever only reads has one everywhere', async () => {
    const { marie } = await signingClient(world)
    await expect(draftOf(marie, { recipients: [withoutMail] })).rejects.toMatchObject({
      status: 400,
    })
    const given = await clientWithTexts()
    await expect(draftOf(given.marie, { recipients: [paul, { ...withoutMail, role: 'cc' }] })).rejects.toMatchObject({
      status: 400,
    })
  })
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { openTimeFor } from '#platform/sealing/testing/sealing-client.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { expireEnvelopesJob, remindSignersJob, sealEnvelopeJob } from '../envelopes.server.ts'
import { signaturesCalls } from '../signatures.calls.ts'
import { signingCalls } from '../signing.calls.ts'
import {
  draftOf,
  enterBy,
  envelopeSentBy,
  paul,
  runJobs,
  signingClient,
  stateOf,
  tokenInMail,
  unlock,
} from '../testing/signing-world.ts'

const world = useOwnWorld()
const ground = () => ({ ...world.ground, databases: world.databases })
const kill = () => {
  throw new Error('killed')
}
const expire = () => expireEnvelopesJob.run(ground(), {})
const remind = () => remindSignersJob.run(ground(), {})

describe('the end of an envelope', () => {
  test('is its deadline, late job or not: nobody signs, its sender is told, and a later date is refused', async () => {
    const { serres, marie: before } = await signingClient(world)
    const expiresAt = world.clock.now().add({ hours: 24 }).toString()
    const id = await envelopeSentBy(before, { more: { expiresAt } })
    await runJobs(world, serres)
    const token = tokenInMail(world)
    world.clock.advance({ hours: 24 })
    const marie = { ...before, ...(await world.signIn(before)) }

    expect((await as({ app: world.app }).send(signaturesCalls.getSigningLink, { token })).statusCode).toBe(404)
    await expire()
    await expire()

    const { state, events } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    expect(state).toBe('expired')
    expect(events.filter(({ kind }) => kind === 'envelope.expired')).toHaveLength(1)
    await expect(
      as(marie).call(envelopesCalls.extendEnvelope, {
        id,
        expiresAt: world.clock.now().add({ hours: 48 }).toString(),
      }),
    ).rejects.toMatchObject({ status: 409, code: 'SIGNING_CLOSED' })
  })

  test('is put off by its sender, thirty days at most', async () => {
    const { marie } = await signingClient(world)
    const id = await envelopeSentBy(marie)
    const later = (days: number) =>
      world.clock
        .now()
        .add({ hours: 24 * days })
        .toString()

    await as(marie).call(envelopesCalls.extendEnvelope, { id, expiresAt: later(20) })

    await expect(as(marie).call(envelopesCalls.extendEnvelope, { id, expiresAt: later(31) })).rejects.toMatchObject({
      status: 400,
    })
    expect((await as(marie).call(envelopesCalls.getEnvelope, { id })).expiresAt.slice(0, 10)).toBe(
      later(20).slice(0, 10),
    )
  })

  test('is in the future when it is sent', async () => {
    const { marie: before } = await signingClient(world)
    const { id } = await draftOf(before, { more: { expiresAt: world.clock.now().add({ hours: 1 }).toString() } })
    world.clock.advance({ hours: 2 })
    const marie = { ...before, ...(await world.signIn(before)) }
    await unlock(marie)

    await expect(as(marie).call(envelopesCalls.sendEnvelope, { id })).rejects.toMatchObject({
      code: 'ENVELOPE_EXPIRED',
    })
  })
})

test('who waits is reminded after five days, once an hour by hand, and not at night', async () => {
  const { serres, marie: before } = await signingClient(world)
  const id = await envelopeSentBy(before)
  await runJobs(world, serres)
  expect(await as(before).call(envelopesCalls.remindSigners, { id })).toEqual({ count: 0 })
  const reminders = () =>
    world.mailer.inbox?.().filter(({ to, subject }) => to === paul.mail && subject.startsWith('Rappel')).length
  const known = reminders() ?? 0
  const toMorning = 24 - world.clock.now().toZonedDateTimeISO('Europe/Paris').hour + 10

  world.clock.advance({ hours: toMorning + 24 * 5 - 12 })
  await remind()
  world.clock.advance({ hours: 12 })
  await remind()
  await remind()
  await runJobs(world, serres)

  expect(reminders()).toBe(known + 1)
})

test('what all have signed is sealed once, killed at any step and started again', async () => {
  const { serres, marie } = await signingClient(world)
  const id = await envelopeSentBy(marie, { recipients: [{ capacity: 'company', userId: marie.userId }] })
  const { consent } = await as(marie).call(envelopesCalls.getEnvelope, { id })
  await as(marie).call(signingCalls.signEnvelope, { envelopeId: id, consentVersion: consent.version })
  const allSigned = (await as(marie).call(envelopesCalls.getEnvelope, { id })).allSignedAt
  const payload = { clientId: serres.id, envelopeId: id }
  const steps = ['store', 'read'] as const
  for (const step of steps) {
    const dying = { ...world.files, [step]: kill }
    await expect(sealEnvelopeJob.run({ ...ground(), files: dying as typeof world.files }, payload)).rejects.toThrow()
    expect(await stateOf(marie, id)).toBe('sealing')
  }
  const deaf = {
    ...ground(),
    say: kill,
  }
  await expect(sealEnvelopeJob.run(deaf as never, payload)).rejects.toThrow()

  await Promise.all([sealEnvelopeJob.run(ground(), payload), sealEnvelopeJob.run(ground(), payload)])
  await sealEnvelopeJob.run(ground(), payload)

  const { state, events, allSignedAt } = await as(marie).call(envelopesCalls.getEnvelope, { id })
  expect([state, allSignedAt]).toEqual(['completed', allSigned])
  expect(events.filter(({ kind }) => kind === 'envelope.completed')).toHaveLength(1)
  const sealed = await world.inClient(serres, db => db.selectFrom('platform.seal_event').select('number').execute())
  expect(sealed).toHaveLength(1)
})

describe('what all have signed, while who gives the time is away', () => {
  test('waits for its seal, which the administrators are told of after an hour, and is dated as it was signed', async () => {
    const { serres, sophie, marie: before } = await signingClient(world)
    const time = await openTimeFor(world, serres)
    const id = await envelopeSentBy(before, { recipients: [{ capacity: 'company', userId: before.userId }] })
    const { consent } = await as(before).call(envelopesCalls.getEnvelope, { id })
    await as(before).call(signingCalls.signEnvelope, { envelopeId: id, consentVersion: consent.version })
    const { allSignedAt } = await as(before).call(envelopesCalls.getEnvelope, { id })
    const payload = { clientId: serres.id, envelopeId: id }
    const told = async () =>
      (await world.inClient(serres, db =>
        db.selectFrom('platform.notification').select('userId').where('type', '=', 'esign-sealing').execute(),
      )) as { userId: string }[]

    for (const mood of ['down', 'refusing', 'mistaken', 'unsigned', 'wrong key', 'late'] as const) {
      time.mood.now = mood
      await expect(sealEnvelopeJob.run(ground(), payload)).rejects.toThrow()
    }
    expect(await told()).toEqual([])
    world.clock.advance({ hours: 1 })
    await expect(sealEnvelopeJob.run(ground(), payload)).rejects.toThrow()
    await expect(sealEnvelopeJob.run(ground(), payload)).rejects.toThrow()
    expect((await told()).map(({ userId }) => userId)).toEqual([sophie.userId])
    const marie = { ...before, ...(await world.signIn(before)) }
    expect(await as(marie).call(envelopesCalls.getEnvelope, { id })).toMatchObject({ state: 'sealing', level: null })

    time.mood.now = 'willing'
    await sealEnvelopeJob.run(ground(), payload)

    expect(await as(marie).call(envelopesCalls.getEnvelope, { id })).toMatchObject({
      state: 'completed',
      level: 'B-T',
      allSignedAt,
    })
    await time.close()
  })
})

test('the chain names the event that somebody altered', async () => {
  const { serres, marie } = await signingClient(world)
  await envelopeSentBy(marie)
  await runJobs(world, serres)
  await enterBy(world, serres, tokenInMail(world))
  const broken = () =>
    world.inClient(serres, async db => {
      const { rows } = await chainOf().execute(db)
      return rows.map(({ number }) => number)
    })
  expect(await broken()).toEqual([])

  await ask(
    world.installer,
    `update platform.envelope_event set address = '10.0.0.9' where number = 2 and client_id = $1`,
    [serres.id],
  )

  expect(await broken()).toEqual([2])
})

const chainOf = () => sql<{ number: number }>`
  select e.number from platform.envelope_event e
   where e.hash <> sha256(coalesce(e.previous_hash, ''::bytea) || convert_to(platform.words_of_event(e), 'UTF8'))
   order by e.number`

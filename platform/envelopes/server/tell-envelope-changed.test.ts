import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { useTabs } from '#platform/testing/tabs.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { envelopeChanged } from '../envelopes.signals.ts'
import {
  envelopeSentBy,
  paul,
  runJobs,
  signByMail,
  signer,
  signingClient,
  tokenInMail,
} from '../testing/signing-world.ts'

const world = useOwnWorld()
const tabs = useTabs(world)

test('who sent an envelope sees it move when somebody signs by his link; who waits for his turn and the others do not', async () => {
  const { serres, sophie, marie } = await signingClient(world)
  const ines = await signer(world, serres, 'Inès', 'Roche')
  const id = await envelopeSentBy(marie, {
    recipients: [
      paul,
      { ...paul, mail: 'zoe@essai.example', position: 2 },
      { capacity: 'company', userId: ines.userId, position: 3 },
    ],
  })
  await runJobs(world, serres)
  const [heard, strange]: [unknown[], unknown[]] = [[], []]
  const listens = async (person: typeof sophie, into: unknown[]) =>
    (await tabs.open(person)).on(envelopeChanged.name, told => into.push(told))
  await listens(marie, heard)
  await listens(ines, strange)
  await listens(sophie, strange)

  await signByMail(world, serres, tokenInMail(world))
  await world.dispatcher.drain()

  await eventually(() => expect(heard).toContainEqual({ id }))
  expect(strange).toEqual([])
})

test('who is asked to sign sees it taken back', async () => {
  const { serres, marie } = await signingClient(world)
  const ines = await signer(world, serres, 'Inès', 'Roche')
  const id = await envelopeSentBy(marie, { recipients: [{ capacity: 'company', userId: ines.userId }] })
  await world.dispatcher.drain()
  const heard: unknown[] = []
  const tab = await tabs.open(ines)
  tab.on(envelopeChanged.name, told => heard.push(told))

  await as(marie).call(envelopesCalls.cancelEnvelope, { envelopeId: id, reason: 'Une erreur de date' })
  await world.dispatcher.drain()

  await eventually(() => expect(heard).toEqual([{ id }]))
})

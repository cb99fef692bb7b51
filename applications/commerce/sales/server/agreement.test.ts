import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { envelopesCalls } from '#platform/envelopes/envelopes.calls.ts'
import { signingCalls } from '#platform/envelopes/signing.calls.ts'
import {
  broughtBy,
  runJobs,
  signByMail,
  signingClient,
  tokenInMail,
  unlock,
} from '#platform/envelopes/testing/signing-world.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { salesByCustomerElement } from '../sales-place.model.ts'
import { salesAgreement } from './agreement.ts'

const world = useOwnWorld()

test('an agreement is signed by the partner and the company, and read by who reads the sales', async () => {
  const { serres, marie } = await signingClient(world)
  const companyId = serres.companies[0]?.id as string
  const person = (level: 1 | 2) => world.person({ in: serres, rights: { [salesByCustomerElement]: level } })
  const [luc, reader] = [await person(2), await person(1)]
  await unlock(luc)
  const seller = { ...luc, world, client: serres, companyId }
  const mail = 'achats@littoral.example'

  const { id } = await as(luc).call(envelopesCalls.createEnvelope, {
    typeCode: salesAgreement.code,
    companyId,
    subject: 'Accord de campagne',
    documents: [await broughtBy(seller)],
    recipients: [
      { capacity: 'partner', name: 'Primeurs du Littoral', mail },
      { capacity: 'company', userId: luc.userId, position: 2 },
    ],
  })
  await as(luc).call(envelopesCalls.sendEnvelope, { id })
  await runJobs(world, serres)
  await signByMail(world, serres, tokenInMail(world, mail), mail)
  await world.dispatcher.drain()
  const { consent } = await as(luc).call(envelopesCalls.getEnvelope, { id })
  const { state } = await as(luc).call(signingCalls.signEnvelope, { envelopeId: id, consentVersion: consent.version })

  expect(state).toBe('sealing')
  expect((await as(reader).call(envelopesCalls.getEnvelope, { id })).can).toMatchObject({ read: true, sign: false })
  expect((await as(marie).send(envelopesCalls.getEnvelope, { id })).statusCode).toBe(404)
})

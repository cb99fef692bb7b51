import { Readable } from 'node:stream'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { pageToSign, signaturePassword } from '#platform/envelopes/testing/signing-world.ts'
import { esignConfigCalls } from '#platform/esign/esign-config.calls.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { contractRights } from '#rh/testing/contract-made-out.ts'
import { contractTerms } from '#rh/testing/contract-terms.ts'
import { hire } from '#rh/testing/hire.ts'
import { contractsCalls } from '../../contracts.calls.ts'
import { addressOfContracts } from '../../contracts-place.model.ts'
import '../contracts-tab.tsx'

const world = useOwnWorld()

afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The press prints in a process of its own, which a test of a page does without: what it gives is written as it is kept. */
async function contractWithDocument(client: TestClient, by: TestPerson, employee: string) {
  const day = (days: number) => world.clock.today().add({ days }).toString()
  const terms = await contractTerms(world, client)
  const { contract } = await as(by).call(contractsCalls.createEmploymentContract, {
    contract: { ...terms, hiringDate: day(10), endOfContractDate: day(60), reasonText: 'Récolte' },
    employee,
    dpaeConfiguration: {},
  })
  const types = await as(by).call(documentTypesCalls.getDocumentTemplateTypes, {})
  const typeId = types.find(({ code }) => code === 'WORK_CONTRACT')?.id as number
  const model = await as(by).call(documentModelsCalls.createDocumentModel, {
    documentModel: { applicationId: 8, typeId, name: 'Contrat' },
  })
  const stored = await world.ground.files.store(client.id, 'Contrat.pdf', Readable.from([await pageToSign()]), {
    types: ['application/pdf'],
    maxBytes: 1_000_000,
  })
  await world.inClient(client, async db => {
    const now = world.clock.now().toString()
    const file = await db
      .insertInto('kernel.file')
      .values({ ...stored, createdBy: by.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('platform.generated_document')
      .values({
        modelId: model.id,
        modelVersion: 1,
        name: 'Contrat de Paul Petit',
        language: 'fr',
        facts: Buffer.from('[]'),
        fileId: file.id,
        pages: 1,
        empty: [],
        sources: '{}',
        createdBy: by.userId,
        createdAt: now,
        attachedKind: 'contract',
        attachedId: contract.id,
        attachedAt: now,
        elementId: world.catalogue.idOf('rh/gestion_du_personnel/contrats') as number,
        companyId: client.companies[0]?.id as string,
      })
      .execute()
  })
}

test('a contract leaves from its card once the password of signatures is typed, and says whom it waits for', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true })
  const password = { password: signaturePassword, passwordConfirmation: signaturePassword, clientId: serres.id }
  await as(sophie).call(esignConfigCalls.createEsignPassword, password)
  const marie = await world.person({ in: serres, rights: contractRights, allCompanies: true })
  const { id: paul } = await hire(world, serres, { mail: 'paul.petit@essai.example' })
  await contractWithDocument(serres, marie, paul)
  const page = employeePages.find(({ path }) => path === '/RH/gestion_du_personnel/salaries/:employeeId')
  const { user } = await renderPage(page as NonNullable<typeof page>, {
    path: addressOfContracts(paul),
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })

  await user.click(await screen.findByRole('button', { name: 'Envoyer pour signature' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Envoyer « / }))
  await dialog.findByText('Paul Petit · paul.petit@essai.example')
  await user.type(dialog.getByLabelText(/Mot de passe de signature/), signaturePassword)
  await user.click(dialog.getByRole('button', { name: 'Envoyer pour signature' }))

  await screen.findByText(/^En attente de la signature de Paul Petit/)
  expect(await as(marie).call(contractsCalls.getEmploymentContractsOfEmployee, { id: paul })).toMatchObject([
    { state: 'sent' },
  ])
})

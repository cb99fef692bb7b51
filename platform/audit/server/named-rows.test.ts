import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { documentsBrowserCalls } from '#platform/configuration/documents-browser.calls.ts'
import { messagesCalls } from '#platform/directory/messages.calls.ts'
import { documentsCalls } from '#platform/documents/documents.calls.ts'
import { esignDelegationsCalls } from '#platform/esign/esign-delegations.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { auditCalls } from '../audit.calls.ts'

const world = useOwnWorld()
const [rh, staff] = ['documents/rh', 'docsrh'] as const

let client: TestClient
let sophie: TestPerson
beforeEach(async () => {
  client = await world.client({ name: 'Val de Loire', companies: ['Serres', 'Station'] })
  sophie = await administrator({ [rh]: 3 })
})

const administrator = (rights: Record<string, 0 | 1 | 2 | 3>) =>
  world.person({ in: client, admin: true, firstname: 'Sophie', name: 'Lemaire', rights })

/** Rights of one's own stop at this. */
const close = (person: TestPerson, element: string, ceiling = 0) =>
  ask(
    world.installer,
    `insert into platform.user_right (client_id, user_id, element_id, ceiling)
     select $1, $2, id, $3 from platform.element where path = $4
     on conflict (client_id, user_id, element_id) do update set level = null, ceiling = excluded.ceiling`,
    [client.id, person.userId, ceiling, element],
  )

const objects = async (reader: TestPerson, table: string) => {
  const { items } = await as(reader).call(auditCalls.getAuditEvents, { page: 0, size: 50, table })
  return items.map(({ object }) => object)
}

const namesOf = async (reader: TestPerson, table: string) =>
  (await objects(reader, table)).map(object => object?.name ?? null)

async function rootFolder(name: string, element: string = rh) {
  const { folders } = await as(sophie).call(documentsBrowserCalls.createRootFolder, {
    elementId: world.catalogue.idOf(element) as number,
    name,
  })
  return folders.find(folder => folder.name === name)?.id as string
}

const file = async (folderId: string, name: string, person = sophie) => {
  const sent = { file: [new File(['%PDF-1.7 articles'], name)] }
  return (await as(person).sendForm(documentsCalls.uploadDocument, { folderId }, sent)).json().id as string
}

describe('in the journal, documents and folders', () => {
  test('bear their name, and open where they lie, for who reads the folder', async () => {
    const contracts = await rootFolder('Contrats')
    const document = await file(contracts, 'Règlement.pdf')

    expect(await objects(sophie, 'platform.folder')).toEqual([
      { name: 'Contrats', address: `/documents/rh?folder=${contracts}` },
    ])
    const opened = `/documents/rh?${new URLSearchParams({ folder: contracts, search: 'Règlement.pdf', document })}`
    expect(await objects(sophie, 'platform.document')).toEqual([{ name: 'Règlement.pdf', address: opened }])
    expect(await objects(sophie, 'kernel.file')).toEqual([{ name: 'Règlement.pdf', address: opened }])
    expect(await namesOf(sophie, 'platform.browsed_folder')).not.toContain(null)
  })

  test('have no name for who may not read the folder', async () => {
    await file(await rootFolder('Contrats'), 'Règlement.pdf')
    await close(sophie, rh)

    for (const table of ['platform.folder', 'platform.document', 'kernel.file'])
      expect(await namesOf(sophie, table), table).toEqual([null])
  })

  test('are judged each by the element of its folder', async () => {
    await rootFolder('Contrats')
    await rootFolder('Dossiers', staff)
    await close(sophie, staff)

    expect(await namesOf(sophie, 'platform.folder')).toEqual([null, 'Contrats'])
  })

  test('that are archived are named to who may restore them alone', async () => {
    const contracts = await rootFolder('Contrats')
    const { id } = await as(sophie).call(documentsCalls.createFolder, { parentId: contracts, name: '2024' })
    await file(id, 'Ancien.pdf')
    await as(sophie).call(documentsCalls.archiveEntry, { kind: 'folder', id, archived: true })

    expect(await namesOf(sophie, 'platform.document')).toEqual(['Ancien.pdf'])
    await close(sophie, rh, 2)
    expect(await namesOf(sophie, 'platform.document')).toEqual([null])
  })
})

describe('in the journal, a message', () => {
  const write = (author: TestPerson, subject: string) =>
    as(author).call(messagesCalls.createMessage, { channel: 'mail', subject, body: 'Bonjour' })

  test('is told by its subject to its author, and to nobody else', async () => {
    const paul = await world.person({ in: client, rights: { 'annuaire/messages': 2 } })
    const anne = await administrator({ 'annuaire/messages': 2 })
    const { id } = await write(anne, 'Quais fermés jeudi')
    await write(paul, 'Mon solde de congés')

    expect(await objects(anne, 'platform.message')).toEqual([
      null,
      { name: 'Quais fermés jeudi', address: `/annuaire/messages/${id}` },
    ])
    expect(await namesOf(sophie, 'platform.message')).toEqual([null, null])
  })

  test('that bears a file tells it with it', async () => {
    const anne = await administrator({ 'annuaire/messages': 2 })
    const { id } = await write(anne, 'Quais fermés jeudi')
    await as(anne).sendForm(messagesCalls.joinFile, { id }, { file: [new File(['%PDF-1.7 quais'], 'Quais.pdf')] })

    expect(await namesOf(anne, 'platform.message_file')).toEqual(['Quais fermés jeudi'])
    expect(await namesOf(anne, 'kernel.file')).toEqual([null])
  })
})

describe('in the journal, signing', () => {
  test('in somebody’s name is told by whose, for which documents, and by whom', async () => {
    const right = { in: client, rights: { 'rh/gestion_du_personnel/salaries': 2 } } as const
    const marie = await world.person({ ...right, firstname: 'Marie', name: 'Caron' })
    const paul = await world.person({ ...right, firstname: 'Paul', name: 'Petit' })
    const [type] = await ask<{ id: number; name: string }>(
      world.installer,
      `select t.id, t.name ->> 'fr' as name
         from platform.document_type t join platform.application a on a.id = t.application_id
        where a.code = 'rh' and t.signable and t.archived_at is null order by t.position, t.id limit 1`,
    )
    await as(sophie).call(esignDelegationsCalls.createDelegationOfUserForDocumentType, {
      documentTypeId: type?.id as number,
      userId: marie.userId,
      usersCanSendOnBehalfIds: [],
      usersCanSignOnBehalfIds: [paul.userId],
      favoriteUserForSendingId: null,
      favoriteUserForSigningId: null,
    })

    const address = '/administration/signatures'
    expect(await objects(sophie, 'platform.esign_delegation')).toEqual([
      { name: `Marie Caron · ${type?.name}`, address },
    ])
    expect(await objects(sophie, 'platform.esign_delegate')).toEqual([
      { name: `Marie Caron · ${type?.name} · Paul Petit`, address },
    ])
  })

  test('as the client is told by the name of the client, and an unlocking by who unlocked', async () => {
    await ask(
      world.installer,
      `insert into platform.esign_account (client_id, provider, firstname, name, mail)
       values ($1, 'internal', 'Sophie', 'Lemaire', 'signatures@essai.example')`,
      [client.id],
    )
    await ask(
      world.installer,
      `insert into platform.esign_unlock (client_id, session_id, user_id, ends_at)
       values ($1, gen_random_uuid(), $2, now() + interval '1 hour')`,
      [client.id, sophie.userId],
    )

    expect(await objects(sophie, 'platform.esign_account')).toEqual([
      { name: 'Val de Loire', address: '/administration/signatures' },
    ])
    expect(await namesOf(sophie, 'platform.esign_unlock')).toEqual(['Sophie Lemaire'])
  })
})

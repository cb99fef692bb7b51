import pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from '#rh/testing/employ.ts'
import { establish, sirets } from '#rh/testing/establish.ts'
import { hire } from '#rh/testing/hire.ts'
import { registerCalls } from '../register.calls.ts'
import { registerElement } from '../register-place.model.ts'
import { keepRegister } from './keep-register.ts'

const world = useOwnWorld()
const siret = sirets.head
const daysAgo = (days: number) => world.clock.today().subtract({ days }).toString()
const nir = '194034900100132'

const withLevel = (client: TestClient, level: Level, more: { companies?: readonly number[] } = {}) =>
  world.person({
    in: client,
    rights: { [registerElement]: level },
    ...(more.companies ? { companies: more.companies } : { allCompanies: true }),
  })

/** A client whose register holds these people, hired as many days ago as there are names before them. */
async function registerOf(
  names: readonly string[],
  { company = 0, client }: { company?: number; client?: TestClient } = {},
) {
  const serres = client ?? (await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] }))
  await establish(world, serres, company === 0 ? siret : sirets.south, company)
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    const { id } = await hire(world, serres, { name, company })
    await employ(world, serres, id, { from: daysAgo(names.length - index), company })
    ids.push(id)
  }
  await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
    keepRegister(db, ids, world.clock.today().toString()),
  )
  return serres
}

const pageOf = (person: TestPerson, more: object = {}) =>
  as(person).call(registerCalls.getPageOfRegister, { siret, page: 0, size: 10, ...more })
const firstEntry = async (person: TestPerson, more: object = {}) => (await pageOf(person, more)).items[0]?.id as string

const readings = (client: TestClient) =>
  world.inClient(client, db =>
    (db as unknown as RhDb).selectFrom('rh.register_reading').select(['what', 'actorId', 'siret']).execute(),
  )

describe('a register', () => {
  test('is read by pages in the order of its numbers, searched by name, and for a period', async () => {
    const serres = await registerOf(['Petit', 'Lefèvre', 'Martin'])
    const marie = await withLevel(serres, 1)

    const second = await pageOf(marie, { page: 1, size: 2 })
    const found = await pageOf(marie, { search: 'lefevre' })
    const early = await pageOf(marie, { to: daysAgo(2) })
    const trainees = await pageOf(marie, { part: 'trainee' })

    expect(second).toMatchObject({ total: 3, items: [{ number: 3, lastName: 'Martin', part: 'staff' }] })
    expect(found.items).toMatchObject([{ lastName: 'Lefèvre' }])
    expect(early).toMatchObject({ total: 2 })
    expect((await pageOf(marie, { from: daysAgo(1) })).total).toBe(3)
    expect(trainees.items).toEqual([])
  })

  test('may be read by name, by who came last, and by who left', async () => {
    const serres = await registerOf(['Petit', 'Lefèvre', 'Martin'])
    const marie = await withLevel(serres, 2)
    const names = async (sort: string, more: object = {}) =>
      (await pageOf(marie, { sort, ...more })).items.map(({ lastName }) => lastName)
    expect(await names('name')).toEqual(['Lefèvre', 'Martin', 'Petit'])
    expect(await names('-number', { size: 2 })).toEqual(['Martin', 'Lefèvre'])
    expect(await names('-entry')).toEqual(['Martin', 'Lefèvre', 'Petit'])

    const { id } = (await pageOf(marie)).items[1] ?? {}
    await as(marie).call(registerCalls.correctRegisterEntry, {
      id: id as string,
      fields: { exitDate: daysAgo(0), lastName: 'Zola' },
      reason: 'Partie ce matin.',
    })

    expect(await names('exit')).toEqual(['Zola', 'Petit', 'Martin'])
    expect(await names('-name')).toEqual(['Zola', 'Petit', 'Martin'])
  })

  test('stands among those of the companies that one may read, and says which company has no number', async () => {
    const serres = await registerOf(['Petit'])
    const marie = await withLevel(serres, 3)
    const luc = await withLevel(serres, 1, { companies: [1] })

    const [ofMarie, ofLuc] = await Promise.all(
      [marie, luc].map(person => as(person).call(registerCalls.getEstablishmentsOfRegister, {})),
    )

    expect(ofMarie).toMatchObject([
      { siret, name: 'Serres du Layon', entries: 1, can: { correct: true, export: true } },
      { siret: null, name: 'Vergers du Layon', entries: 0 },
    ])
    expect(ofLuc).toMatchObject([{ siret: null, can: { correct: false, export: false } }])
  })

  test('of another company answers like one that is not there', async () => {
    const serres = await registerOf(['Petit'])
    const marie = await withLevel(serres, 3)
    const luc = await withLevel(serres, 3, { companies: [1] })
    const id = await firstEntry(marie)
    const correction = { id, fields: { job: 'Chef' }, reason: 'Erreur de saisie' }

    const answers = await Promise.all([
      as(luc).send(registerCalls.getPageOfRegister, { siret, page: 0, size: 10 }),
      as(luc).send(registerCalls.getPageOfRegister, { siret: sirets.north, page: 0, size: 10 }),
      as(luc).send(registerCalls.getLinesOfRegisterEntry, { id }),
      as(luc).send(registerCalls.correctRegisterEntry, correction),
      as(luc).send(registerCalls.exportRegister, { siret, format: 'csv' }),
      as(luc).send(registerCalls.getInspectorLinks, { siret }),
      as(luc).send(registerCalls.makeInspectorLink, { siret }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404])
  })

  test('of a neighbour is not there', async () => {
    const serres = await registerOf(['Petit'])
    const id = await firstEntry(await withLevel(serres, 3))
    const zoe = await withLevel(await world.client(), 3)

    const answers = await Promise.all([
      as(zoe).send(registerCalls.getPageOfRegister, { siret, page: 0, size: 10 }),
      as(zoe).send(registerCalls.getLinesOfRegisterEntry, { id }),
      as(zoe).send(registerCalls.correctRegisterEntry, { id, fields: { job: 'Chef' }, reason: 'Erreur' }),
      as(zoe).send(registerCalls.exportRegister, { siret, format: 'pdf' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await as(zoe).call(registerCalls.getEstablishmentsOfRegister, {})).toMatchObject([{ siret: null }])
  })

  test('of two companies under one number is read by who reads both', async () => {
    const serres = await registerOf(['Petit'])
    await establish(world, serres, siret, 1)
    const luc = await withLevel(serres, 3, { companies: [1] })

    expect((await as(luc).send(registerCalls.getPageOfRegister, { siret, page: 0, size: 10 })).statusCode).toBe(404)
  })

  test('is closed to who has no right on it', async () => {
    const serres = await registerOf(['Petit'])
    const [nobody, reader, writer] = await Promise.all([
      withLevel(serres, 0),
      withLevel(serres, 1),
      withLevel(serres, 2),
    ])
    const id = await firstEntry(reader)

    const answers = await Promise.all([
      as(nobody).send(registerCalls.getEstablishmentsOfRegister, {}),
      as(nobody).send(registerCalls.getPageOfRegister, { siret, page: 0, size: 10 }),
      as(nobody).send(registerCalls.getLinesOfRegisterEntry, { id }),
      as(reader).send(registerCalls.correctRegisterEntry, { id, fields: { job: 'Chef' }, reason: 'Erreur' }),
      as(writer).send(registerCalls.exportRegister, { siret, format: 'csv' }),
      as(writer).send(registerCalls.getInspectorLinks, { siret }),
      as(writer).send(registerCalls.makeInspectorLink, { siret }),
      as(writer).send(registerCalls.revokeInspectorLink, { id }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403, 403])
  })
})

describe('a correction', () => {
  test('holds no more mentions than there are: what is written stays for good', async () => {
    const marie = await withLevel(await registerOf(['Petit']), 2)

    const refusal = await as(marie).send(registerCalls.correctRegisterEntry, {
      id: await firstEntry(marie),
      fields: { mentions: Array.from({ length: 20_000 }, () => 'cdd' as const) },
      reason: 'Erreur de saisie',
    })

    expect(refusal.json()).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'fields.mentions' }] })
  })

  test('is a new line with its reason, and leaves what was written readable', async () => {
    const serres = await registerOf(['Petit', 'Martin'])
    const marie = await withLevel(serres, 2)
    const id = await firstEntry(marie)

    const line = await as(marie).call(registerCalls.correctRegisterEntry, {
      id,
      fields: { lastName: 'Petite', authorisationDate: daysAgo(5) },
      reason: 'Faute de frappe',
    })

    const lines = await as(marie).call(registerCalls.getLinesOfRegisterEntry, { id })
    expect(line).toMatchObject({ number: 3, kind: 'correction', motive: 'corrected', reason: 'Faute de frappe' })
    expect(lines).toMatchObject([
      { number: 1, kind: 'entry', lastName: 'Petit', recordedBy: null },
      { number: 3, lastName: 'Petite', authorisationDate: daysAgo(5), recordedBy: 'Marie Caron' },
    ])
    expect((await pageOf(marie)).items).toMatchObject([
      { number: 1, lastName: 'Petite', lines: 2 },
      { number: 2, lastName: 'Martin', lines: 1 },
    ])
    expect((await pageOf(marie, { search: 'petit' })).total).toBe(1)
  })

  test('says nothing that the register says already, and lets nobody leave before he came', async () => {
    const serres = await registerOf(['Petit'])
    const marie = await withLevel(serres, 2)
    const id = await firstEntry(marie)
    const correct = (fields: object) =>
      as(marie).send(registerCalls.correctRegisterEntry, { id, fields, reason: 'Erreur de saisie' })

    const same = await correct({ lastName: 'Petit' })
    const early = await correct({ exitDate: daysAgo(40) })
    const unknown = await correct({ nir })

    expect([same.statusCode, same.json().code]).toEqual([409, 'NOTHING_TO_CORRECT'])
    expect(early.json()).toMatchObject({ fields: [{ field: 'fields.exitDate', code: 'order' }] })
    expect(unknown.statusCode).toBe(400)
  })

  test('takes back that somebody never came, by another line, and refuses an entry that is still to come', async () => {
    const marie = await withLevel(await registerOf(['Petit']), 2)
    const id = await firstEntry(marie)
    const correct = (fields: object) =>
      as(marie).send(registerCalls.correctRegisterEntry, { id, fields, reason: 'Erreur de saisie' })

    await correct({ isVoid: true })
    await correct({ isVoid: false })

    expect((await pageOf(marie)).items).toMatchObject([{ number: 1, isVoid: false, lines: 3 }])
    expect((await correct({ entryDate: daysAgo(-2) })).json().fields).toMatchObject([{ field: 'fields.entryDate' }])
    expect((await correct({ entryDate: '0001-01-01' })).statusCode).toBe(400)
  })

  test('shows the end alone of the number of a permit, and keeps it whole in what is taken away', async () => {
    const serres = await registerOf(['Petit'])
    const marie = await withLevel(serres, 3)
    const id = await firstEntry(marie)
    const fields = { permitNumber: '7512345678' }

    const line = await as(marie).call(registerCalls.correctRegisterEntry, { id, fields, reason: 'Titre présenté' })

    expect(line.permitNumber).toBe('*******678')
    expect((await pageOf(marie)).items[0]?.permitNumber).toBe('*******678')
    const lines = await as(marie).call(registerCalls.getLinesOfRegisterEntry, { id })
    expect(lines.at(-1)?.permitNumber).toBe('*******678')
    expect((await as(marie).send(registerCalls.exportRegister, { siret, format: 'csv' })).body).toContain('7512345678')
  })

  test('that says that somebody never came outlives the next night', async () => {
    const serres = await registerOf(['Petit'])
    const marie = await withLevel(serres, 2)
    const id = await firstEntry(marie)

    await as(marie).call(registerCalls.correctRegisterEntry, { id, fields: { isVoid: true }, reason: 'Jamais venu' })
    await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, async (db: RhDb) => {
      const people = await db.selectFrom('rh.employee').select('id').execute()
      await keepRegister(
        db,
        people.map(person => person.id),
        world.clock.today().toString(),
      )
    })

    expect((await pageOf(marie)).items).toMatchObject([{ number: 1, isVoid: true, lines: 2 }])
  })
})

describe('an export', () => {
  const exported = async (person: TestPerson, input: object) =>
    as(person).send(registerCalls.exportRegister, { siret, ...input } as Record<string, unknown>)

  test('as CSV opens in a spreadsheet, runs nothing in it and never bears a social security number', async () => {
    const serres = await registerOf(['=HYPERLINK("http://mal")', 'Petit; "Paul"'])
    await world.inClient(serres, db =>
      (db as unknown as RhDb).updateTable('rh.employee').set({ searchExtra: nir }).execute(),
    )
    const marie = await withLevel(serres, 3)

    const { rawPayload, headers } = await exported(marie, { format: 'csv' })
    const [head = '', ...lines] = rawPayload.toString('utf8').split('\r\n')

    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(headers['content-disposition']).toContain(`registre-du-personnel-${siret}-`)
    expect(head).toMatch(/^.N°;Partie;Nom;Prénoms;Nationalité;Naissance;Sexe;Emploi;/)
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://mal"")"`)
    expect(lines[1]).toContain('"Petit; ""Paul"""')
    expect(rawPayload.toString('utf8')).not.toContain(nir)
  })

  test('as PDF has the head, the numbered pages and the lines of the law, and its corrections', async () => {
    const serres = await registerOf(['Petit', '*Martin* #x $y$'])
    const marie = await withLevel(serres, 3)
    await as(marie).call(registerCalls.correctRegisterEntry, {
      id: await firstEntry(marie),
      fields: { job: 'Chef de culture' },
      reason: 'Poste mal lu',
    })

    const { rawPayload, headers } = await exported(marie, { format: 'pdf', from: daysAgo(30), to: daysAgo(0) })
    const page = pagesOfPdf(rawPayload)[0]?.replaceAll(/\s+/g, ' ') ?? ''

    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain(siret)
    expect(rawPayload.toString('latin1')).toMatch(/\/StructTreeRoot/)
    for (const words of [
      'Registre unique du personnel',
      'Serres du Layon',
      'SIRET 732 829 320 00074',
      'Personnes présentes du',
      'Édité le',
      'Page 1 / 1',
      'Petit',
      '*Martin* #x $y$',
      'Chef de culture',
      'Poste mal lu',
      'la chaîne a été vérifiée',
      'Aucune inscription.',
    ])
      expect(page).toContain(words)
  })

  test('of a long register comes whole, in pieces', async () => {
    const serres = await registerOf([])
    const { companyId, contractId, employeeId } = await someContract(serres)
    await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
      db
        .insertInto('rh.register_entry')
        .values(
          Array.from({ length: 1_203 }, (_, index) => ({
            companyId,
            siret,
            number: index + 1,
            part: 'staff',
            kind: 'entry',
            motive: 'hired',
            employeeId,
            contractId,
            lastName: `Nom ${index + 1}`,
            firstNames: 'Paul',
            entryDate: daysAgo(9),
          })),
        )
        .execute(),
    )
    const marie = await withLevel(serres, 3)

    const { rawPayload } = await exported(marie, { format: 'csv' })
    const lines = rawPayload.toString('utf8').trim().split('\r\n')
    const printed = await exported(marie, { format: 'pdf' })

    expect(lines).toHaveLength(1_204)
    expect(lines.at(-1)).toMatch(/^1203;/)
    expect(pagesOfPdf(printed.rawPayload).join(' ')).toContain('Nom 1203')
  })

  test('leaves the trace of who took it away', async () => {
    const serres = await registerOf(['Petit'])
    const marie = await withLevel(serres, 3)

    await exported(marie, { format: 'csv' })
    await exported(marie, { format: 'pdf' })

    expect(await readings(serres)).toEqual([
      { what: 'csv', actorId: marie.userId, siret },
      { what: 'pdf', actorId: marie.userId, siret },
    ])
  })

  test('of a register that was tampered with says at which line', async () => {
    const serres = await registerOf(['Petit', 'Martin'])
    const marie = await withLevel(serres, 3)
    await tamper(`update rh.register_entry set last_name = 'Autre' where number = 2 and client_id = '${serres.id}'`)

    const { rawPayload } = await exported(marie, { format: 'pdf' })

    expect(pagesOfPdf(rawPayload)[0]).toContain('la chaîne des lignes est rompue à la ligne 2.')
  })
})

/** What only somebody with the whole server in his hands could do. */
async function tamper(statement: string) {
  const session = new pg.Client({ connectionString: world.installer })
  await session.connect()
  await session.query(statement)
  await session.end()
}

/** Whose lines a test writes by itself. */
async function someContract(client: TestClient) {
  const { id: employeeId } = await hire(world, client)
  const { contractId } = await employ(world, client, employeeId, { from: daysAgo(9) })
  return { employeeId, contractId, companyId: client.companies[0]?.id as string }
}

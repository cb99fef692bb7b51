import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { importsCalls } from '../imports.calls.ts'
import { deposit, importFile, write } from '../testing/import-file.ts'

const world = useOwnWorld()

const developer = () => world.person({ superDev: true, firstname: 'Dorian' })
const mails = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}-${crypto.randomUUID()}@essai.example`)
const fileOf = (people: readonly string[]) =>
  ['Nom;Prénom;Courriel;Service', ...people.map(mail => `Petit;Paul;${mail};Service`)].join('\n')
const newcomers = (clientId: string, count: number) => ({ clientId, model: 'user', bytes: fileOf(mails(count)) })

const membersOf = ({ id }: Pick<TestClient, 'id'>) =>
  ask<{ mail: string; services: number }>(
    world.installer,
    `select u.mail, (select count(*)::int from platform.service_user s where s.client_id = m.client_id and s.user_id = u.id) as services
     from platform.client_user m join platform.user u on u.id = m.user_id where m.client_id = $1 order by u.mail`,
    [id],
  )
const closeToSupport = ({ id }: TestClient) =>
  ask(world.installer, `update platform.client set support_access = 'read' where id = $1`, [id])

describe('an import', () => {
  test('offers the models in the reader’s language, and the clients with what they allow', async () => {
    const open = await world.client({ name: 'Ouvert' })
    const shut = await world.client({ name: 'Fermé au support' })
    await closeToSupport(shut)

    const { models, clients } = await as(await developer()).call(importsCalls.getImportChoices, {})

    expect(models.map(({ key, label }) => [key, label])).toEqual([
      ['user', 'Utilisateurs'],
      ['article', 'Articles'],
      ['workshopLine', 'Lignes d’atelier'],
      ['workshopOperation', 'Opérations des lignes'],
      ['workshopMachine', 'Machines d’atelier'],
      ['workshopSheet', 'Fiches atelier des articles'],
      ['workshopComposition', 'Compositions des articles'],
      ['employee', 'Salariés'],
    ])
    expect(clients.find(({ id }) => id === open.id)).toMatchObject({ name: 'Ouvert', isOpen: true })
    expect(clients.find(({ id }) => id === shut.id)).toMatchObject({ isOpen: false })
  })

  test('of a file that cannot be read as a table is refused, and the file is not kept', async () => {
    const layon = await world.client()
    const stored = vi.spyOn(world.files, 'store')

    const unreadable = deposit(await developer(), { clientId: layon.id, model: 'user', bytes: 'Nom;Prénom' })

    await expect(unreadable).rejects.toMatchObject({ body: { code: 'FILE_UNREADABLE' } })
    const [kept] = await Promise.all(stored.mock.results.map(({ value }) => value as Promise<{ storageKey: string }>))
    stored.mockRestore()
    await expect(buffer(world.files.read(kept?.storageKey ?? ''))).rejects.toThrow()
  })

  test('recognises the columns, is mapped, checked and written, and tells how far it is', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const people = mails(60)

    const run = await deposit(dorian, { clientId: layon.id, model: 'user', bytes: fileOf(people) })
    const mapped = await as(dorian).call(importsCalls.mapImportRun, {
      clientId: layon.id,
      id: run.id,
      mapping: run.mapping,
      version: run.version,
    })
    const checked = await as(dorian).call(importsCalls.checkImportRun, { clientId: layon.id, id: run.id })
    const beforeWriting = await membersOf(layon)
    const { lines, end } = await write(dorian, layon.id, run.id)

    expect(run).toMatchObject({
      state: 'uploaded',
      rowCount: 60,
      mapping: { name: 0, firstname: 1, mail: 2, services: 3 },
    })
    expect(mapped.version).toBe(run.version + 1)
    expect(checked).toMatchObject({ state: 'checked', forecast: { created: 60, refused: 0 } })
    expect(beforeWriting).toEqual([])
    expect(lines.map(({ done, total }) => [done, total])).toEqual([
      [0, 60],
      [25, 60],
      [50, 60],
      [60, 60],
    ])
    expect(end).toBe('data: [DONE]')
    expect(await membersOf(layon)).toEqual(people.toSorted().map(mail => ({ mail, services: 1 })))
    const done = await as(dorian).call(importsCalls.getImportRun, { clientId: layon.id, id: run.id })
    expect(done).toMatchObject({ state: 'done', counts: { created: 60, waiting: 0 }, isUnderWay: false })
  })

  test('of the same file again writes nothing and sends nobody a second mail', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const file = newcomers(layon.id, 3)
    await importFile(dorian, file)
    const invited = () => ask<{ count: number }>(world.installer, 'select count(*)::int as count from platform.link')
    const before = await invited()

    const again = await importFile(dorian, file)

    expect(again).toMatchObject({ state: 'done', counts: { created: 0, unchanged: 3 } })
    expect(await invited()).toEqual(before)
  })

  test('links somebody who has an account elsewhere, and leaves that account as it is', async () => {
    const [layon, bocage] = [await world.client(), await world.client({ name: 'Maison Bocage' })]
    const carla = await world.person({ firstname: 'Carla', name: 'Mendes', in: bocage })

    const run = await importFile(await developer(), {
      clientId: layon.id,
      model: 'user',
      bytes: `Mail;Nom;Prénom\n${carla.mail.toUpperCase()};PETIT;Paul`,
    })

    expect(run.counts.created).toBe(1)
    const [user] = await ask(world.installer, 'select firstname, name from platform.user where id = $1', [carla.userId])
    expect(user).toEqual({ firstname: 'Carla', name: 'Mendes' })
    expect((await membersOf(layon)).map(({ mail }) => mail)).toEqual([carla.mail])
  })

  test('makes no member of a super role, and writes down who brought in each of the others', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const camille = await world.person({ superAdmin: true })
    const [newcomer] = mails(1)

    const run = await importFile(dorian, {
      clientId: layon.id,
      model: 'user',
      bytes: `Mail;Nom;Prénom\n${dorian.mail};Caron;Dorian\n${camille.mail};Roche;Camille\n${newcomer};Petit;Paul`,
    })

    expect(run.counts).toMatchObject({ created: 1, refused: 2 })
    expect((await membersOf(layon)).map(({ mail }) => mail)).toEqual([newcomer])
    const events = await ask(
      world.installer,
      `select e.detail from platform.security_event e join platform.user u on u.id = e.user_id
        where e.client_id = $1 and e.kind = 'ROLE_CHANGED' and u.mail = $2`,
      [layon.id, newcomer],
    )
    expect(events).toEqual([{ detail: { what: 'invited', by: dorian.userId } }])
  })

  test('tells each line that cannot be written, with how to mend it, and writes the others', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const [first, second] = mails(2)
    const bytes = `Mail;Nom;Prénom;Service\n${first};Petit;Paul;\npas un mail;Martin;Léa;\n;Durand;Zoé;\n${second};Le Goff;Yann;Inconnu\n${first};Petit;Paul;`

    const run = await importFile(dorian, { clientId: layon.id, model: 'user', bytes })
    const { items, total } = await as(dorian).call(importsCalls.getImportProblems, {
      clientId: layon.id,
      id: run.id,
      page: 0,
      size: 10,
    })

    expect(run).toMatchObject({ state: 'partly_done', counts: { created: 1, refused: 4 } })
    expect(total).toBe(4)
    expect(items).toEqual([
      {
        number: 3,
        column: 'mail',
        value: 'pas un mail',
        message: 'Écrivez une adresse mail complète, comme prenom.nom@exemple.fr.',
        isDoubt: false,
      },
      { number: 4, column: 'mail', value: null, message: expect.stringContaining('obligatoire'), isDoubt: false },
      {
        number: 5,
        column: 'services',
        value: 'Inconnu',
        message: expect.stringContaining('« Inconnu »'),
        isDoubt: false,
      },
      { number: 6, column: null, value: null, message: expect.stringContaining('La ligne 2'), isDoubt: false },
    ])
  })

  test('invites people without placing them where a service gives rights: an administrator of the client does', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const [paul] = mails(1) as [string]
    await ask(
      world.installer,
      `insert into platform.service_right (client_id, service_id, element_id, level)
       select s.client_id, s.id, $2, 1 from platform.service s where s.client_id = $1`,
      [layon.id, world.catalogue.idOf('rh')],
    )

    const run = await importFile(dorian, { clientId: layon.id, model: 'user', bytes: fileOf([paul]) })
    const { items } = await as(dorian).call(importsCalls.getImportProblems, {
      clientId: layon.id,
      id: run.id,
      page: 0,
      size: 10,
    })
    const again = await importFile(dorian, { clientId: layon.id, model: 'user', bytes: fileOf([paul]) })

    expect(await membersOf(layon)).toEqual([{ mail: paul, services: 0 }])
    expect(run).toMatchObject({ state: 'done', counts: { created: 1, refused: 0 } })
    expect(items).toMatchObject([
      { column: 'services', isDoubt: true, message: expect.stringContaining('administrateur') },
    ])
    expect(again).toMatchObject({ counts: { unchanged: 1 } })
  })

  test('tells all that is wrong in a line at once', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const bytes = `Mail;Nom;Prénom;Société;Service\npas un mail;Mart1n;Léa;Ailleurs;\n;Durand;Zoé;;Inconnu`

    const run = await importFile(dorian, { clientId: layon.id, model: 'user', bytes })
    const { items } = await as(dorian).call(importsCalls.getImportProblems, {
      clientId: layon.id,
      id: run.id,
      page: 0,
      size: 10,
    })

    expect(items.map(({ number, column }) => [number, column])).toEqual([
      [2, 'company'],
      [2, 'mail'],
      [2, 'name'],
      [3, 'mail'],
      [3, 'services'],
    ])
  })

  test('reports every line as it was, with its fate, and runs no formula', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const [mail] = mails(1)
    const bytes = `Mail;Nom;Prénom;Remarque\n${mail};Petit;Paul;=1+1\nfaux;Martin;Léa;+33 6 12`
    const run = await importFile(dorian, { clientId: layon.id, model: 'user', bytes })

    const report = await as(dorian).send(importsCalls.getImportReport, { clientId: layon.id, id: run.id })
    const toMend = await as(dorian).send(importsCalls.getImportReport, {
      clientId: layon.id,
      id: run.id,
      only: 'problems',
    })

    expect(report.body).toBe(
      [
        '\uFEFFLigne;Mail;Nom;Prénom;Remarque;Résultat;Remarques',
        `2;${mail};Petit;Paul;'=1+1;Créée;`,
        '3;faux;Martin;Léa;+33 6 12;Refusée;"Adresse mail : Écrivez une adresse mail complète, comme prenom.nom@exemple.fr."',
        '',
      ].join('\r\n'),
    )
    expect(toMend.body.split('\r\n')).toHaveLength(3)
    expect(report.headers['content-disposition']).toContain('rapport-salaries.csv')
  })

  test('is listed with the others of the client, the last first, and never with a neighbour’s', async () => {
    const [layon, bocage] = [await world.client(), await world.client({ name: 'Maison Bocage' })]
    const dorian = await developer()
    await deposit(dorian, newcomers(bocage.id, 1))
    await deposit(dorian, newcomers(layon.id, 1))
    world.clock.advance({ minutes: 1 })
    const last = await deposit(dorian, newcomers(layon.id, 2))

    const list = await as(dorian).call(importsCalls.getImportRuns, { clientId: layon.id })

    expect(list.items.map(({ counts }) => counts.waiting)).toEqual([2, 1])
    expect(list.items[0]).toMatchObject({ id: last.id, fileName: 'salaries.csv', createdBy: 'Dorian Caron' })
  })
})

describe('an import that is stopped', () => {
  const underWay = async () => {
    const layon = await world.client()
    const dorian = await developer()
    const people = mails(200)
    const run = await deposit(dorian, { clientId: layon.id, model: 'user', bytes: fileOf(people) })
    await as(dorian).call(importsCalls.checkImportRun, { clientId: layon.id, id: run.id })
    return { layon, dorian, run, input: { clientId: layon.id, id: run.id } }
  }

  test('keeps what is written, and goes on from the first line that is not', async () => {
    const { layon, dorian, run, input } = await underWay()
    const writing = write(dorian, layon.id, run.id)
    await expect.poll(async () => (await membersOf(layon)).length, { interval: 5 }).toBeGreaterThanOrEqual(25)

    await as(dorian).call(importsCalls.stopImportRun, input)
    const { lines, end } = await writing
    const stopped = await as(dorian).call(importsCalls.getImportRun, input)
    const resumed = await write(dorian, layon.id, run.id)

    expect(end).toBe('data: [DONE]')
    expect(stopped.state).toBe('stopped')
    expect(stopped.counts.created).toBe(lines.at(-1)?.done)
    expect(stopped.counts.created).toBeLessThan(200)
    expect(resumed.lines[0]?.done).toBe(stopped.counts.created)
    expect(await membersOf(layon)).toHaveLength(200)
  })

  test('by the client, which lets its support in no more, writes no further line and says why', async () => {
    const { layon, dorian, run } = await underWay()
    const writing = write(dorian, layon.id, run.id)
    await expect.poll(async () => (await membersOf(layon)).length, { interval: 5 }).toBeGreaterThanOrEqual(25)

    await closeToSupport(layon)

    expect((await writing).lines.at(-1)).toMatchObject({ error: { code: 'SUPPORT_NOT_ALLOWED' } })
    expect((await membersOf(layon)).length).toBeLessThan(200)
  })

  test('is refused to a second window, which is told to wait', async () => {
    const { layon, dorian, run } = await underWay()
    const writing = write(dorian, layon.id, run.id)
    await expect.poll(async () => (await membersOf(layon)).length, { interval: 5 }).toBeGreaterThan(0)

    const second = await write(dorian, layon.id, run.id).catch(refused => refused)
    await writing

    expect([second.status, second.code]).toEqual([409, 'IMPORT_UNDER_WAY'])
    expect(second.body.message).toContain('15 secondes')
    expect(await membersOf(layon)).toHaveLength(200)
  })

  test('by the death of its program is taken over once nothing is heard of it, and no line comes twice', async () => {
    const { layon, dorian, run, input } = await underWay()
    await ask(
      world.installer,
      `update platform.import_run set state = 'running', worker = gen_random_uuid(), worker_seen_at = $2 where id = $1`,
      [run.id, world.clock.now().toString()],
    )
    const tooEarly = await write(dorian, layon.id, run.id).catch(refused => refused.status)
    const before = await as(dorian).call(importsCalls.getImportRun, input)
    world.clock.advance({ seconds: 15 })

    await write(dorian, layon.id, run.id)

    expect(tooEarly).toBe(409)
    expect(before.isUnderWay).toBe(true)
    expect(await membersOf(layon)).toHaveLength(200)
  })

  test('stops by itself when its reader goes away', async () => {
    const { layon, dorian, run, input } = await underWay()
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const answer = await fetch(`${address}/api/streaming/import/${run.id}`, {
      method: 'POST',
      headers: { authorization: dorian.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: layon.id }),
      signal: leaving.signal,
    })
    await answer.body?.getReader().read()
    leaving.abort()

    const state = async () => (await as(dorian).call(importsCalls.getImportRun, input)).state
    await expect.poll(state, { interval: 10 }).toBe('stopped')
    const { counts } = await as(dorian).call(importsCalls.getImportRun, input)
    expect(counts.created).toBeLessThan(200)
    expect(await membersOf(layon)).toHaveLength(counts.created)
  })
})

describe('an import is refused', () => {
  type Asked = Record<'ofClient' | 'ofRun', object>
  const asked = (clientId: string, id: string): Asked => ({ ofClient: { clientId }, ofRun: { clientId, id } })
  const statusesOf = async (sent: readonly Promise<{ statusCode: number }>[]) => [
    ...new Set((await Promise.all(sent)).map(({ statusCode }) => statusCode)),
  ]

  test('to who has no super role: 403, whatever his part in the client', async () => {
    const layon = await world.client()
    const { id, version } = await deposit(await developer(), newcomers(layon.id, 1))
    const { send } = as(await world.person({ in: layon, admin: true }))
    const { ofClient, ofRun } = asked(layon.id, id)

    const statuses = await statusesOf([
      send(importsCalls.getImportChoices),
      send(importsCalls.createImportRun, { ...ofClient, model: 'user' }),
      send(importsCalls.getImportRuns, { ...ofClient }),
      send(importsCalls.getImportRun, { ...ofRun }),
      send(importsCalls.mapImportRun, { ...ofRun, mapping: {}, version }),
      send(importsCalls.checkImportRun, { ...ofRun }),
      send(importsCalls.getImportProblems, { ...ofRun, page: 0, size: 10 }),
      send(importsCalls.runImport, { ...ofClient, runId: id }),
      send(importsCalls.stopImportRun, { ...ofRun }),
      send(importsCalls.getImportReport, { ...ofRun }),
    ])

    expect(statuses).toEqual([403])
  })

  test('in a client that lets no support write: 403, in words', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const { id, version } = await deposit(dorian, newcomers(layon.id, 1))
    const { send } = as(dorian)
    const { ofClient, ofRun } = asked(layon.id, id)
    await closeToSupport(layon)

    const statuses = await statusesOf([
      send(importsCalls.getImportRuns, { ...ofClient }),
      send(importsCalls.getImportRun, { ...ofRun }),
      send(importsCalls.mapImportRun, { ...ofRun, mapping: {}, version }),
      send(importsCalls.checkImportRun, { ...ofRun }),
      send(importsCalls.getImportProblems, { ...ofRun, page: 0, size: 10 }),
      send(importsCalls.runImport, { ...ofClient, runId: id }),
      send(importsCalls.stopImportRun, { ...ofRun }),
      send(importsCalls.getImportReport, { ...ofRun }),
    ])
    const depositing = await deposit(dorian, newcomers(layon.id, 1)).catch(refused => refused)

    expect(statuses).toEqual([403])
    expect(depositing).toMatchObject({ status: 403, code: 'SUPPORT_NOT_ALLOWED' })
    expect(depositing.body.message).toContain('ne laisse pas le support écrire')
  })

  test('under the name of another client: 404, like a run that does not exist', async () => {
    const [layon, bocage] = [await world.client(), await world.client({ name: 'Maison Bocage' })]
    const dorian = await developer()
    const { id, version } = await deposit(dorian, newcomers(layon.id, 1))
    const { send } = as(dorian)
    const { ofClient, ofRun } = asked(bocage.id, id)

    const statuses = await statusesOf([
      send(importsCalls.getImportRun, { ...ofRun }),
      send(importsCalls.mapImportRun, { ...ofRun, mapping: {}, version }),
      send(importsCalls.checkImportRun, { ...ofRun }),
      send(importsCalls.getImportProblems, { ...ofRun, page: 0, size: 10 }),
      send(importsCalls.runImport, { ...ofClient, runId: id }),
      send(importsCalls.stopImportRun, { ...ofRun }),
      send(importsCalls.getImportReport, { ...ofRun }),
    ])

    expect(statuses).toEqual([404])
  })

  test('before its check, and with a column missing or taken twice', async () => {
    const layon = await world.client()
    const dorian = as(await developer())
    const run = await deposit(await developer(), newcomers(layon.id, 1))
    const change = (mapping: Record<string, number>, version = run.version) =>
      dorian
        .call(importsCalls.mapImportRun, { clientId: layon.id, id: run.id, mapping, version })
        .catch(refused => refused)

    const unchecked = await dorian.send(importsCalls.runImport, { clientId: layon.id, runId: run.id })
    const twice = await change({ mail: 2, name: 2 })
    const absent = await change({ mail: 40 })
    const unknown = await change({ shoeSize: 1 })
    const stale = await change({ mail: 2 }, 7)
    await change({ mail: 2 })
    const incomplete = await dorian
      .call(importsCalls.checkImportRun, { clientId: layon.id, id: run.id })
      .catch(refused => refused)

    expect([unchecked.statusCode, unchecked.json().code]).toEqual([409, 'TRANSITION_INVALID'])
    expect(twice.body.fields[0].field).toBe('mapping.name')
    expect([absent.status, unknown.status, stale.status]).toEqual([400, 400, 409])
    expect(incomplete.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'mapping.name',
      'mapping.firstname',
    ])
  })

  test('for a file that is no table, with what to do about it', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const refusal = (bytes: string, name = 'salaries.csv') =>
      deposit(dorian, { clientId: layon.id, model: 'user', bytes, name }).catch(({ status, body }) => [
        status,
        body.message,
      ])

    expect(await refusal('')).toEqual([400, 'Ce fichier est vide.'])
    expect(await refusal('Nom;Prénom\n')).toEqual([400, expect.stringContaining('aucune ligne')])
    expect(await refusal('PK\u0003\u0004 not an archive', 'salaries.xlsx')).toEqual([
      400,
      expect.stringContaining('ne s’ouvre pas'),
    ])
    expect(await refusal('<html>', 'salaries.html')).toEqual([415, expect.any(String)])
    const kept = await ask(world.installer, 'select from kernel.file where client_id = $1', [layon.id])
    expect(kept).toEqual([])
  })
})

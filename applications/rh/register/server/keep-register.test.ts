import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { establish, establishSite, sirets } from '#rh/testing/establish.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { registerCalls } from '../register.calls.ts'
import { registerElement } from '../register-place.model.ts'
import { keepRegister } from './keep-register.ts'
import { keepRegistersJob } from './keep-registers-job.ts'
import { brokenLine } from './rows-of-register.queries.ts'

const world = useOwnWorld()
const today = () => world.clock.today()
const daysAgo = (days: number) => today().subtract({ days }).toString()

const serres = async () => {
  const client = await world.client()
  await establish(world, client)
  return client
}
const reader = (client: TestClient) =>
  world.person({ in: client, rights: { [registerElement]: 1 }, allCompanies: true })

const inRh = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)
const keep = (client: TestClient, employeeIds: readonly string[], day = today().toString()) =>
  inRh(client, db => keepRegister(db, employeeIds, day))
const night = () => keepRegistersJob.run({ ...world.ground, databases: world.databases }, {})

/** What only somebody with the whole server in his hands could do. */
async function asSuperuser(statement: string) {
  const session = new pg.Client({ connectionString: world.installer })
  await session.connect()
  await session.query(statement)
  await session.end()
}

/** What the register of an establishment says, line by line. */
async function linesOf(client: TestClient, siret: string = sirets.head) {
  const lines = await inRh(client, db =>
    db.selectFrom('rh.register_entry').selectAll().where('siret', '=', siret).orderBy('number').execute(),
  )
  return lines.map(({ number, kind, motive, refNumber, lastName, entryDate, exitDate }) => ({
    number,
    kind,
    motive,
    of: refNumber,
    name: lastName,
    entry: entryDate,
    exit: exitDate,
  }))
}

describe('the register', () => {
  test('names people in the order of their hiring, whoever is looked at first', async () => {
    const client = await serres()
    const late = await hire(world, client, { name: 'Tard' })
    const early = await hire(world, client, { name: 'Petit' })
    await employ(world, client, late.id, { from: daysAgo(3) })
    await employ(world, client, early.id, { from: daysAgo(30) })

    await keep(client, [late.id, early.id])

    expect(await linesOf(client)).toMatchObject([
      { number: 1, kind: 'entry', motive: 'hired', name: 'Petit', entry: daysAgo(30), exit: null },
      { number: 2, kind: 'entry', motive: 'hired', name: 'Tard', entry: daysAgo(3), exit: null },
    ])
  })

  test('is written once, however often it is kept', async () => {
    const client = await serres()
    const paul = await hire(world, client)
    await employ(world, client, paul.id, { from: daysAgo(60), to: daysAgo(10) })

    await keep(client, [paul.id])
    await keep(client, [paul.id])
    await night()

    expect(await linesOf(client)).toMatchObject([{ motive: 'hired' }, { motive: 'left', of: 1, exit: daysAgo(10) }])
  })

  test('says nothing of a contract that is no more than a draft, nor of one that is still to come', async () => {
    const client = await serres()
    const [paul, anna] = [await hire(world, client), await hire(world, client)]
    await employ(world, client, paul.id, { from: daysAgo(5), state: 'draft' })
    await employ(world, client, anna.id, { from: today().add({ days: 1 }).toString() })

    await keep(client, [paul.id, anna.id])

    expect(await linesOf(client)).toEqual([])
  })

  test('is caught up by the night after the program has rested', async () => {
    const client = await serres()
    const paul = await hire(world, client)
    await employ(world, client, paul.id, { from: daysAgo(400), to: daysAgo(200) })

    await night()

    expect(await linesOf(client)).toMatchObject([{ motive: 'hired' }, { motive: 'left' }])
  })

  test('tells the exit on the day after the last one, and takes it back when the contract goes on', async () => {
    const client = await serres()
    const paul = await hire(world, client)
    const { contractId } = await employ(world, client, paul.id, { from: daysAgo(20), to: today().toString() })
    const endOn = (day: string | null) =>
      inRh(client, db =>
        db.updateTable('rh.employment_contract').set({ endedOn: day }).where('id', '=', contractId).execute(),
      )

    await keep(client, [paul.id])
    const onLastDay = await linesOf(client)
    await endOn(daysAgo(2))
    await keep(client, [paul.id])
    await endOn(null)
    await keep(client, [paul.id])

    expect(onLastDay).toHaveLength(1)
    expect(await linesOf(client)).toMatchObject([
      { motive: 'hired' },
      { motive: 'left', exit: daysAgo(2) },
      { motive: 'stays', exit: null },
    ])
  })

  test('follows somebody from one establishment to the other, each with its own numbers', async () => {
    const client = await serres()
    const north = await build(world, client, { site: 'Serre Nord' })
    const south = await build(world, client, { site: 'Serre Sud' })
    await establishSite(world, client, north.siteId, sirets.north)
    await establishSite(world, client, south.siteId, sirets.south)
    const paul = await hire(world, client)
    await employ(world, client, paul.id, { from: daysAgo(30) })
    await place(world, client, paul.id, { siteId: north.siteId, from: daysAgo(30) })
    await keep(client, [paul.id])

    await place(world, client, paul.id, { siteId: south.siteId, from: daysAgo(4) })
    await night()

    expect(await linesOf(client, sirets.north)).toMatchObject([
      { number: 1, motive: 'hired', entry: daysAgo(30), exit: null },
      { number: 2, motive: 'movedOut', of: 1, exit: daysAgo(5) },
    ])
    expect(await linesOf(client, sirets.south)).toMatchObject([
      { number: 1, motive: 'movedIn', entry: daysAgo(4), exit: null },
    ])
    expect(await linesOf(client)).toEqual([])
  })

  test('is that of the company for a site without number', async () => {
    const client = await serres()
    const { siteId } = await build(world, client, { site: 'Serre Nord' })
    const paul = await hire(world, client)
    await employ(world, client, paul.id, { from: daysAgo(9) })
    await place(world, client, paul.id, { siteId, from: daysAgo(9) })

    await keep(client, [paul.id])

    expect(await linesOf(client)).toMatchObject([{ motive: 'hired' }])
  })

  test('says « non venu » of a contract that was cancelled after its entry, once', async () => {
    const client = await serres()
    const paul = await hire(world, client)
    const { contractId } = await employ(world, client, paul.id, { from: today().toString() })
    await keep(client, [paul.id])

    await inRh(client, db =>
      db.updateTable('rh.employment_contract').set({ state: 'cancelled' }).where('id', '=', contractId).execute(),
    )
    await night()
    await night()

    expect(await linesOf(client)).toMatchObject([
      { kind: 'entry', motive: 'hired' },
      { kind: 'correction', motive: 'neverCame', of: 1 },
    ])
    const marie = await reader(client)
    const { items } = await as(marie).call(registerCalls.getPageOfRegister, { siret: sirets.head, page: 0, size: 10 })
    expect(items).toMatchObject([{ number: 1, isVoid: true, lines: 2 }])
  })

  test('goes over to the right establishment when the place was wrong all along', async () => {
    const client = await serres()
    const { siteId } = await build(world, client, { site: 'Serre Nord' })
    const paul = await hire(world, client)
    await employ(world, client, paul.id, { from: daysAgo(9) })
    await keep(client, [paul.id])

    await establishSite(world, client, siteId, sirets.north)
    await place(world, client, paul.id, { siteId, from: daysAgo(9) })
    await keep(client, [paul.id])

    expect(await linesOf(client)).toMatchObject([{ motive: 'hired' }, { motive: 'elsewhere', of: 1 }])
    expect(await linesOf(client, sirets.north)).toMatchObject([{ motive: 'hired', entry: daysAgo(9) }])
  })

  test('is not kept for a company without number, and makes up for it once there is one', async () => {
    const client = await world.client()
    const paul = await hire(world, client)
    await employ(world, client, paul.id, { from: daysAgo(9) })

    await keep(client, [paul.id])
    await establish(world, client)
    await night()

    expect(await linesOf(client)).toMatchObject([{ number: 1, entry: daysAgo(9) }])
  })

  test('tells a permit that was renewed, never a number of social security', async () => {
    const client = await serres()
    const anna = await hire(world, client, { name: 'Benali' })
    await employ(world, client, anna.id, { from: daysAgo(300) })
    const permit = (number: string, from: string, to: string, supersededAt: string | null = null) =>
      inRh(client, async db => {
        await db
          .insertInto('rh.document_kind')
          .values({ code: 'workPermit', label: 'Titre de séjour' })
          .onConflict(conflict => conflict.doNothing())
          .execute()
        await db
          .insertInto('rh.employee_document')
          .values({
            employeeId: anna.id,
            kindCode: 'workPermit',
            isSingle: true,
            permitType: 'seasonalWorker',
            identificationNumber: number,
            startingDate: from,
            expirationDate: to,
            supersededAt,
          })
          .execute()
      })
    await permit('T-1', daysAgo(320), daysAgo(2))
    await keep(client, [anna.id], daysAgo(10))

    await permit('T-2', daysAgo(1), today().add({ days: 300 }).toString())
    await night()

    const lines = await inRh(client, db =>
      db.selectFrom('rh.register_entry').select(['motive', 'permitNumber']).orderBy('number').execute(),
    )
    expect(lines).toEqual([
      { motive: 'hired', permitNumber: 'T-1' },
      { motive: 'permit', permitNumber: 'T-2' },
    ])
  })

  test('says what the law asks: job, qualification, fixed term and part time', async () => {
    const client = await serres()
    const paul = await hire(world, client, { position: 'Chef de culture' })
    const { contractId } = await employ(world, client, paul.id, { from: daysAgo(3), family: 'seasonal' })
    await inRh(client, db =>
      db.updateTable('rh.employment_contract').set({ isPartTime: true }).where('id', '=', contractId).execute(),
    )

    await keep(client, [paul.id])

    const marie = await reader(client)
    const { items } = await as(marie).call(registerCalls.getPageOfRegister, { siret: sirets.head, page: 0, size: 10 })
    expect(items).toMatchObject([
      {
        lastName: 'Petit',
        firstNames: 'Paul',
        birthDate: '1994-03-14',
        sex: 1,
        job: expect.stringContaining('Chef de culture'),
        qualification: expect.stringContaining('seasonal'),
        mentions: ['cdd', 'partTime'],
        entryDate: daysAgo(3),
        exitDate: null,
        isVoid: false,
        lines: 1,
      },
    ])
  })
})

describe('the numbers of a register', () => {
  test('have no gap when twenty people are hired at once, some of them in vain', async () => {
    const client = await serres()
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => hire(world, client, { name: `P${index}` })),
    )
    for (const { id } of people) await employ(world, client, id, { from: daysAgo(1) })

    const hirings = await Promise.allSettled(
      people.map(({ id }, index) =>
        inRh(client, async db => {
          await keepRegister(db, [id], today().toString())
          if (index % 5 === 0) throw new Error('the hiring was undone')
        }),
      ),
    )

    expect(hirings.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
    expect((await linesOf(client)).map(({ number }) => number)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
  })

  test('are chained: a line that was changed behind the back of the program is seen', async () => {
    const client = await serres()
    const people = [await hire(world, client), await hire(world, client), await hire(world, client)]
    for (const { id } of people) await employ(world, client, id, { from: daysAgo(1) })
    await keep(
      client,
      people.map(({ id }) => id),
    )
    const broken = () => inRh(client, db => brokenLine(db, sirets.head))
    const whole = await broken()

    await asSuperuser(
      `update rh.register_entry set entry_date = entry_date - 30 where number = 2 and client_id = '${client.id}'`,
    )
    const changed = await broken()
    await asSuperuser(`delete from rh.register_entry where number = 2 and client_id = '${client.id}'`)

    expect([whole, changed, await broken()]).toEqual([null, 2, 3])
  })

  test('are taken by nobody who skips one, and no line is ever changed', async () => {
    const client = await serres()
    const paul = await hire(world, client)
    await employ(world, client, paul.id, { from: daysAgo(1) })
    await keep(client, [paul.id])

    const skipping = () =>
      inRh(client, async db => {
        const {
          id: _,
          entryId: _id,
          hash: _hash,
          entryNumber: _entry,
          searchText: _text,
          ...line
        } = await db.selectFrom('rh.register_entry').selectAll().executeTakeFirstOrThrow()
        await db
          .insertInto('rh.register_entry')
          .values({ ...line, number: 7 })
          .execute()
      })
    const rubbingOut = () => inRh(client, db => db.updateTable('rh.register_entry').set({ lastName: 'X' }).execute())

    await expect(skipping()).rejects.toThrow(/follows none/)
    await expect(rubbingOut()).rejects.toMatchObject({ code: '42501' })
  })
})

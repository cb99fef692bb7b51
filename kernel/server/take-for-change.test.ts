import type { Generated } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'
import { requireUnchanged, saveUnlessChanged, takeForChange } from './take-for-change.ts'

type Tables = { 'trial.parcel': { id: Generated<string>; crop: string; version: Generated<number> } }

const { databases, installer, newClient, close } = await openTestDatabases()
afterAll(close)
await ask(
  installer,
  `create schema trial authorization sillon_owner;
   set role sillon_owner;
   grant usage on schema trial to sillon_app, sillon_platform;
   create table trial.parcel (id uuid not null default uuidv7(), crop text not null, version int not null default 1);
   call kernel.fence('trial.parcel');`,
)
const [serres, bocage] = [await newClient(), await newClient()]

const as = <Result>(clientId: string, work: (db: Db<Tables>) => Promise<Result>) =>
  databases.transaction<Tables, Result>('app', { clientId, readOnly: false }, work)
const sow = async (crop: string) =>
  (await as(serres, db => db.insertInto('trial.parcel').values({ crop }).returning('id').executeTakeFirstOrThrow())).id
const parcel = (db: Db<Tables>, id: string) =>
  db.selectFrom('trial.parcel').select(['id', 'crop', 'version']).where('id', '=', id)
const sowAnew = (db: Db<Tables>, id: string, crop: string) =>
  db.updateTable('trial.parcel').set({ crop }).where('id', '=', id)
const standing = (id: string) => as(serres, db => parcel(db, id).executeTakeFirstOrThrow())

const conflict = { status: 409, code: 'VERSION_CONFLICT' }

describe('a row that is taken for change', () => {
  test('is held from whoever would take it as well, until the end of the transaction', async () => {
    const id = await sow('blé')
    const freeToOthers = () => as(serres, db => parcel(db, id).forUpdate().skipLocked().execute())

    const meanwhile = await as(serres, async db => {
      await takeForChange(parcel(db, id))
      return freeToOthers()
    })

    expect(meanwhile).toEqual([])
    expect(await freeToOthers()).toEqual([{ id, crop: 'blé', version: 1 }])
  })

  test('of another client, or gone, is not found', async () => {
    const id = await sow('orge')

    await expect(as(bocage, db => takeForChange(parcel(db, id)))).rejects.toMatchObject({ status: 404 })
    await as(serres, db => db.deleteFrom('trial.parcel').where('id', '=', id).execute())
    await expect(as(serres, db => takeForChange(parcel(db, id)))).rejects.toMatchObject({ status: 404 })
  })

  test('is refused to who read another version of it, and given to who says none', () => {
    expect(() => requireUnchanged({ version: 3 }, { version: 2 })).toThrow(expect.objectContaining(conflict))
    expect(() => requireUnchanged({ version: 3 }, { version: 3 })).not.toThrow()
    expect(() => requireUnchanged({ version: 3 }, {})).not.toThrow()
  })
})

describe('a row that is saved in one statement', () => {
  test('moves on by one version', async () => {
    const id = await sow('colza')

    await as(serres, db => saveUnlessChanged(sowAnew(db, id, 'lin'), 1))

    expect(await standing(id)).toEqual({ id, crop: 'lin', version: 2 })
  })

  test('is saved by one of two who read the same version, and keeps what he wrote', async () => {
    const id = await sow('maïs')
    const both = ['tournesol', 'soja'].map(crop =>
      as(serres, async db => {
        await saveUnlessChanged(sowAnew(db, id, crop), 1)
        return crop
      }),
    )

    const ends = await Promise.allSettled(both)

    const [saved, ...others] = ends.filter(end => end.status === 'fulfilled')
    expect(others).toEqual([])
    expect(ends.find(end => end.status === 'rejected')?.reason).toMatchObject(conflict)
    expect(await standing(id)).toEqual({ id, crop: saved?.value, version: 2 })
  })

  test('of another client is left as it is', async () => {
    const id = await sow('avoine')

    await expect(as(bocage, db => saveUnlessChanged(sowAnew(db, id, 'rien'), 1))).rejects.toMatchObject(conflict)

    expect(await standing(id)).toEqual({ id, crop: 'avoine', version: 1 })
  })
})

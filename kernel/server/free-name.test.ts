import type { Generated } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'
import { isFreeName } from './free-name.ts'

type Tables = { 'trial.orchard': { id: Generated<string>; name: string } }

const { databases, installer, newClient, close } = await openTestDatabases()
afterAll(close)
await ask(
  installer,
  `create schema trial authorization sillon_owner;
   set role sillon_owner;
   grant usage on schema trial to sillon_app, sillon_platform;
   create table trial.orchard (id uuid not null default uuidv7(), name text not null);
   call kernel.fence('trial.orchard');`,
)

const as = <Result>(clientId: string, work: (db: Db<Tables>) => Promise<Result>) =>
  databases.transaction<Tables, Result>('app', { clientId, readOnly: false }, work)
const plant = async (clientId: string, name: string) =>
  (await as(clientId, db => db.insertInto('trial.orchard').values({ name }).returning('id').executeTakeFirstOrThrow()))
    .id
const isFree = (clientId: string, name: string, ownId?: string) =>
  as(clientId, db => isFreeName(db.selectFrom('trial.orchard').select(['id', 'name']), name, ownId))

describe('a name', () => {
  test.each(['Les Chênes', 'les chênes', 'LES CHENES', '  Les chenes ', 'Les chénes'])(
    'is taken by whoever bears it, written %j as well',
    async name => {
      const clientId = await newClient()
      await plant(clientId, 'Les Chênes')

      expect(await isFree(clientId, name)).toBe(false)
    },
  )

  test('is free beside names of other letters, and in another client', async () => {
    const [serres, bocage] = [await newClient(), await newClient()]
    await plant(serres, 'Les Chênes')

    expect(await isFree(serres, 'Les Chênaies')).toBe(true)
    expect(await isFree(bocage, 'Les Chênes')).toBe(true)
  })

  test('is free to who bears it, and may be written otherwise by him', async () => {
    const clientId = await newClient()
    const id = await plant(clientId, 'Les Chênes')

    expect(await isFree(clientId, 'Les Chênes', id)).toBe(true)
    expect(await isFree(clientId, 'LES CHENES', id)).toBe(true)
  })

  test('stays with each of two who bore it when accents distinguished, but neither takes the other’s', async () => {
    const clientId = await newClient()
    const id = await plant(clientId, 'Les Chenes')
    await plant(clientId, 'Les Chênes')

    expect(await isFree(clientId, 'Les Chenes', id)).toBe(true)
    expect(await isFree(clientId, 'Les Chênes', id)).toBe(false)
  })

  test('that is free is free too for an index on names in lower case, in Latin and in Arabic letters', async () => {
    const letters = await ask<{ letter: string }>(
      installer,
      `select chr(code) as letter from generate_series(1, 1791) code
        where (code < 384 or code >= 1536) and kernel.normalise(chr(code)) <> kernel.normalise(lower(chr(code)))`,
    )

    expect(letters).toEqual([])
  })
})

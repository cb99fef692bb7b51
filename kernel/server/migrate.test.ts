import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { databaseAddress, dropDatabase } from '#kernel/testing/template.ts'
import { migrate, MigrationChanged } from './migrate.ts'

let client: pg.Client
let rooms: string[]

beforeEach(async () => {
  const server = process.env.SILLON_TEST_POSTGRES as string
  const name = `t${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name}`)
  client = new pg.Client({ connectionString: databaseAddress(server, name) })
  await client.connect()
  const folder = await mkdtemp(join(tmpdir(), 'sillon-migrations-'))
  rooms = [join(folder, 'kernel'), join(folder, 'rh')]
  for (const room of rooms) await mkdir(room)
  await write(
    0,
    '20260101-ground',
    'create schema kernel; create table kernel.migration (name text primary key, sha256 text not null); create table story (n int generated always as identity, word text)',
  )
  return async () => {
    await client.end()
    await dropDatabase(server, name)
    await rm(folder, { recursive: true })
  }
})

const write = (room: 0 | 1, name: string, sql: string) => writeFile(join(rooms[room] as string, `${name}.sql`), sql)
const tell = (word: string) => `insert into story (word) values ('${word}')`
const story = async () => (await client.query('select word from story order by n')).rows.map(row => row.word)

describe('migrations', () => {
  test('run in the order of their names, whatever room they belong to, and once', async () => {
    await write(1, '20260103-third', tell('third'))
    await write(0, '20260104-fourth', tell('fourth'))
    await write(1, '20260102-second', tell('second'))

    await migrate(client, rooms)
    await migrate(client, rooms)

    expect(await story()).toEqual(['second', 'third', 'fourth'])
  })

  test('that came later run later', async () => {
    await migrate(client, rooms)
    await write(1, '20260102-second', tell('second'))

    await migrate(client, rooms)

    expect(await story()).toEqual(['second'])
  })

  test('that were edited after they ran stop the start, and nothing runs', async () => {
    await write(0, '20260102-second', tell('second'))
    await migrate(client, rooms)
    await write(0, '20260102-second', `${tell('second')} -- a little correction`)
    await write(1, '20260103-third', tell('third'))

    await expect(migrate(client, rooms)).rejects.toThrow(MigrationChanged)

    expect(await story()).toEqual(['second'])
  })

  test('that fail leave nothing of themselves, keep those before, and are named', async () => {
    await write(0, '20260102-second', tell('second'))
    await write(0, '20260103-third', `${tell('third')}; select 1/0`)

    await expect(migrate(client, rooms)).rejects.toThrow('migration 20260103-third failed: division by zero')
    expect(await story()).toEqual(['second'])

    await write(0, '20260103-third', tell('third'))
    await migrate(client, rooms)
    expect(await story()).toEqual(['second', 'third'])
  })
})

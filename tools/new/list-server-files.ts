import { queriesOf, verbsOf } from './list-queries.ts'
import { listTestOf } from './list-tests.ts'
import { type Noun, wordsOf } from './noun.ts'

/** Table, shapes, calls, handlers and tests of a list whose rows are added, changed, put aside and taken back. */
export function listServerFiles(noun: Noun, migration: string): Record<string, string> {
  const { folder } = wordsOf(noun)
  return {
    [`applications/${noun.application}/migrations/${migration}-${noun.many}.sql`]: tableOf(noun),
    [`${folder}/${noun.one}.model.ts`]: modelOf(noun),
    [`${folder}/${noun.many}.calls.ts`]: callsOf(noun),
    [`${folder}/${noun.many}.examples.ts`]: examplesOf(noun),
    [`${folder}/${noun.many}.server.ts`]: serverOf(noun),
    [`${folder}/${noun.many}.room.ts`]: roomOf(noun),
    [`${folder}/server/${noun.many}.queries.ts`]: queriesOf(noun),
    [`${folder}/server/write-${noun.one}.ts`]: verbsOf(noun),
    [`${folder}/server/${noun.many}.test.ts`]: listTestOf(noun),
  }
}

function tableOf(noun: Noun) {
  const { table } = wordsOf(noun)
  return `create table ${table} (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('${table}');
call kernel.searchable('${table}');
call platform.audited('${table}');
create unique index on ${table} (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on ${table} (client_id, search_text, id);
`
}

function modelOf(noun: Noun) {
  const { table, element, One } = wordsOf(noun)
  return `import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const ${element} = '${noun.element}'

/** What a person writes of it. */
export const ${One}Fields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type ${One}Fields = z.output<typeof ${One}Fields>

export const ${One} = z.object({
  ...${One}Fields.shape,
  id: idOf('${table}'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type ${One} = z.output<typeof ${One}>
`
}

function callsOf(noun: Noun) {
  const { table, element, calls, One, Many, manyName } = wordsOf(noun)
  const isWhole = noun.kind === 'reference'
  const path = `${noun.application}/${noun.many}`
  const listing = isWhole
    ? `  get${Many}: {
    method: 'GET',
    path: '${path}',
    access: reads(${element}),
    answer: z.array(${One}),
  },`
    : `  getPaginated${Many}: {
    method: 'GET',
    path: '${path}/:page/:size/:search?',
    access: reads(${element}),
    ...listOf(${One}, ${manyName}ByName),
  },`
  return `import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
${
  isWhole
    ? ''
    : `import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
`
}import { ${One}, ${One}Fields, ${element} } from './${noun.one}.model.ts'

const ofOne = z.strictObject({ id: idOf('${table}') })
${
  isWhole
    ? ''
    : `
const ${manyName}ByName = {
  sorts: ['name'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List
`
}
export const ${calls} = calls('${path}', {
${listing}
  create${One}: {
    method: 'POST',
    path: '${path}',
    access: writes(${element}),
    status: 201,
    input: ${One}Fields,
    answer: ${One},
  },
  edit${One}: {
    method: 'PUT',
    path: '${path}/:id',
    access: writes(${element}),
    input: ${One}Fields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: ${One},
  },
  archive${One}: {
    method: 'PUT',
    path: '${path}/:id/archive',
    access: manages(${element}),
    input: ofOne,
    answer: ${One},
  },
  /** 400 when another has taken its name meanwhile. */
  restore${One}: {
    method: 'PUT',
    path: '${path}/:id/restore',
    access: manages(${element}),
    input: ofOne,
    answer: ${One},
  },
})
`
}

function examplesOf(noun: Noun) {
  const { table, examples, calls, One } = wordsOf(noun)
  return `import type { Examples } from '#kernel/testing/examples.ts'
import type { ${calls} } from './${noun.many}.calls.ts'

export const ${examples}: Examples<typeof ${calls}> = {
  create${One}: here => ({ name: \`Essai \${here.rows('${table}').length}\`, note: null }),
  edit${One}: here => {
    const row = here.row('${table}')
    return { id: here.id('${table}'), name: String(row?.name ?? 'Essai'), note: 'Relu', version: Number(row?.version ?? 1) }
  },
  restore${One}: here => ({ id: here.id('${table}', ({ archived_at }) => archived_at !== null) }),
}
`
}

function serverOf(noun: Noun) {
  const { db, calls, server, One, Many } = wordsOf(noun)
  const listing =
    noun.kind === 'reference'
      ? `get${Many}: ({ db }) => every${One}(db),`
      : `getPaginated${Many}: ({ db }, asked) => pageOf${Many}(db, asked),`
  return `import { ${noun.application}Answers } from '${db}'
import { ${noun.kind === 'reference' ? `every${One}` : `pageOf${Many}`} } from './server/${noun.many}.queries.ts'
import { archive${One}, create${One}, edit${One}, restore${One} } from './server/write-${noun.one}.ts'
import { ${calls} } from './${noun.many}.calls.ts'

export const ${server} = ${noun.application}Answers(${calls}, {
  ${listing}
  create${One}: ({ db }, fields) => create${One}(db, fields),
  edit${One}: ({ db }, change) => edit${One}(db, change),
  archive${One}: ({ db, clock }, { id }) => archive${One}(db, id, clock.now().toString()),
  restore${One}: ({ db }, { id }) => restore${One}(db, id),
})
`
}

function roomOf(noun: Noun) {
  const { schema, table, tableName, element, label, server, room, Many } = wordsOf(noun)
  const listed = noun.kind === 'list' ? `\n        lists: { getPaginated${Many}: '${label}.title' },` : ''
  return `import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { ${wordsOf(noun).Db.replace(/Db$/, 'Tables')} } from '${wordsOf(noun).db}'
import { ${element} } from './${noun.one}.model.ts'
import { ${server} } from './${noun.many}.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<${wordsOf(noun).Db.replace(/Db$/, 'Tables')}>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(${element})) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>\`
    select id as "rowId", name, '${noun.routePath}' as address from ${table} where id in \${eachOf(rowIds)}\`.execute(db)
  return rows
})

export const ${room} = room({
  answers: () => [${server}],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: '${schema}',
      rows: { ${tableName}: named },
      called: {
        tables: { ${tableName}: '${label}.title' },${listed}
      },
      histories: ['${tableName}'],
    }),
  ],
})
`
}

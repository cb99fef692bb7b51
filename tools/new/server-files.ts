import { type Feature, pascal, wordsOf } from './feature.ts'

/** Table, shapes, calls, handlers and tests of a new feature, by path from the project's root. */
export function serverFiles(feature: Feature, migration: string): Record<string, string> {
  const { application, many, one, element } = feature
  const { folder, table, calls, server, room, row, list, query } = wordsOf(feature)
  const spoken = many.replaceAll('-', ' ')
  return {
    [`applications/${application}/migrations/${migration}-${many}.sql`]: `create table ${table} (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (lower(btrim(name))) stored,
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('${table}');
call kernel.searchable('${table}');
call platform.audited('${table}');
create unique index on ${table} (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on ${table} (client_id, search_text, id) where archived_at is null;
`,
    [`${folder}/${one}.model.ts`]: `import { z } from 'zod'

export const ${row} = z.object({ id: z.uuid(), name: z.string() })
export type ${row} = z.output<typeof ${row}>
`,
    [`${folder}/${many}.calls.ts`]: `import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { ${row} } from './${one}.model.ts'

export const ${calls} = calls('${application}/${many}', {
  ${list}: {
    method: 'GET',
    path: '${application}/${many}/${list}/:page/:size/:search?',
    access: reads('${element}'),
    input: z.strictObject(pageInput),
    answer: pageOf(${row}),
  },
})
`,
    [`${folder}/${many}.server.ts`]: `import { ${application}Answers } from '#${application}/${application}-db.ts'
import { ${query} } from './server/${many}.queries.ts'
import { ${calls} } from './${many}.calls.ts'

export const ${server} = ${application}Answers(${calls}, {
  ${list}: ({ db }, { search, ...page }) => ${query}(db, search, page),
})
`,
    [`${folder}/${many}.room.ts`]: `import { room } from '#kernel/server/room.ts'
import { ${server} } from './${many}.server.ts'

export const ${room} = room({ answers: () => [${server}] })
`,
    [`${folder}/server/${many}.queries.ts`]: `import { matches } from '#kernel/server/matches.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { ${pascal(application)}Db } from '#${application}/${application}-db.ts'
import type { ${row} } from '../${one}.model.ts'

/** A page of the living ${spoken}, by name as people read it. */
export async function ${query}(
  db: ${pascal(application)}Db,
  search: string | undefined,
  { page, size }: { page: number; size: number },
): Promise<PageOf<${row}>> {
  const searched = matches('${table}', 'row', search)
  const living = db.selectFrom('${table} as row').where('row.archived_at', 'is', null)
  const found = searched ? living.where(searched) : living
  const items = await found
    .select(['row.id', 'row.name'])
    .orderBy('row.search_text')
    .orderBy('row.id')
    .limit(size)
    .offset(page * size)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total, totalIsExact: true, page, size }
}
`,
    [`${folder}/server/${many}.test.ts`]: `import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import type { ${pascal(application)}Db } from '#${application}/${application}-db.ts'
import { ${calls} } from '../${many}.calls.ts'

const world = useWorld()
const reader = { '${element}': 1 } as const
const firstPage = { page: 0, size: 10 }

const add = (client: TestClient, ...names: string[]) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: ${pascal(application)}Db) =>
    db.insertInto('${table}').values(names.map(name => ({ name }))).execute(),
  )

describe('the list of ${spoken}', () => {
  test('is read by name, and searched', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    await add(serres, 'Zinnia', 'Élan', 'Abricot')

    const all = await as(marie).call(${calls}.${list}, firstPage)
    const searched = await as(marie).call(${calls}.${list}, { ...firstPage, search: 'elan' })

    expect(all.items.map(({ name }) => name)).toEqual(['Abricot', 'Élan', 'Zinnia'])
    expect(searched.items.map(({ name }) => name)).toEqual(['Élan'])
  })

  test('never shows those of another client', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, rights: reader })
    await add(bocage, 'Voisin')

    const page = await as(marie).call(${calls}.${list}, firstPage)

    expect(page).toMatchObject({ items: [], total: 0 })
  })

  test('is refused without the right', async () => {
    const personne = await world.person({ in: await world.client() })

    await expect(as(personne).call(${calls}.${list}, firstPage)).rejects.toMatchObject({ status: 403 })
  })
})
`,
  }
}

import { type Noun, wordsOf } from './noun.ts'

/** What is asked of its table. */
export function queriesOf(noun: Noun) {
  const { table, Db, db, calls, One, Many, oneName, spoken } = wordsOf(noun)
  const columns = `  'row.id',
  'row.name',
  'row.note',
  'row.archivedAt',
  'row.version',`
  const one = `/** @throws Refusal 404 */
export async function ${oneName}ById(db: ${Db}, id: string): Promise<${One}> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
`
  const rows = `const columns = [
${columns}
] as const

const rowsOf = (db: ${Db}) => db.selectFrom('${table} as row').select(columns)
`
  if (noun.kind === 'reference')
    return `import { notFound } from '#kernel/server/errors.ts'
import type { ${Db} } from '${db}'
import type { ${One} } from '../${noun.one}.model.ts'

${rows}
/** All ${spoken} by name, those that were put aside too. */
export const every${One} = (db: ${Db}): Promise<${One}[]> =>
  rowsOf(db).orderBy('row.searchText').orderBy('row.id').execute()

${one}`
  return `import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { ${Db} } from '${db}'
import type { ${One} } from '../${noun.one}.model.ts'
import { ${calls} } from '../${noun.many}.calls.ts'

${rows}
type Asked = InputOf<typeof ${calls}.getPaginated${Many}>

/** A page of the ${spoken}: those in use unless the others are asked for. */
export const pageOf${Many} = (db: ${Db}, { state = 'active', ...asked }: Asked): Promise<PageOf<${One}>> =>
  pageOfList(db, ${calls}.getPaginated${Many}.list, { ...asked, state }, {
    from: sql\`${table} row\`,
    id: sql\`row.id\`,
    within: sql\`true\`,
    orders: { name: [sql\`row.search_text\`] },
    filters: { state: chosen => sql\`(row.archived_at is not null) = \${chosen === 'archived'}\` },
    matching: words => matches('${table}', 'row', words),
    rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
  })

${one}`
}

/** What is done to its rows. */
export function verbsOf(noun: Noun) {
  const { table, Db, db, One, oneName } = wordsOf(noun)
  return `import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { ${Db} } from '${db}'
import type { ${One}Fields } from '../${noun.one}.model.ts'
import { ${oneName}ById } from './${noun.many}.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function create${One}(db: ${Db}, fields: ${One}Fields) {
  await requireFreeName(db, fields.name)
  const { id } = await db.insertInto('${table}').values(fields).returning('id').executeTakeFirstOrThrow()
  return ${oneName}ById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function edit${One}(db: ${Db}, { id, version, ...fields }: ${One}Fields & { id: string; version: number }) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return ${oneName}ById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archive${One}(db: ${Db}, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return ${oneName}ById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restore${One}(db: ${Db}, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return ${oneName}ById(db, id)
}

const ofOne = (db: ${Db}, id: string) => db.updateTable('${table}').where('id', '=', id)

const taken = (db: ${Db}, id: string) =>
  takeForChange(db.selectFrom('${table}').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: ${Db}, name: string, ownId?: string) {
  const living = db.selectFrom('${table}').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
`
}

import { formPageTestOf, formTestOf } from './form-tests.ts'
import { manifestOf } from './manifest.ts'
import { type Noun, wordsOf } from './noun.ts'

/** A form that a client fills once: its table of one row, calls, page and tests, by path from the project's root. */
export function formFiles(noun: Noun, migration: string): Record<string, string> {
  const { folder } = wordsOf(noun)
  return {
    [`applications/${noun.application}/migrations/${migration}-${noun.many}.sql`]: tableOf(noun),
    [`${folder}/${noun.one}.model.ts`]: modelOf(noun),
    [`${folder}/${noun.many}.calls.ts`]: callsOf(noun),
    [`${folder}/${noun.many}.server.ts`]: serverOf(noun),
    [`${folder}/${noun.many}.room.ts`]: roomOf(noun),
    [`${folder}/server/${noun.one}.queries.ts`]: queriesOf(noun),
    [`${folder}/server/edit-${noun.one}.ts`]: verbOf(noun),
    [`${folder}/server/${noun.many}.test.ts`]: formTestOf(noun),
    [`${folder}/${noun.many}.web.ts`]: manifestOf(noun),
    [`${folder}/web/${noun.many}-page.tsx`]: pageOf(noun),
    [`${folder}/web/${noun.many}.test.tsx`]: formPageTestOf(noun),
  }
}

function tableOf(noun: Noun) {
  const { table } = wordsOf(noun)
  return `-- One row a client, once somebody filled it.
create table ${table} (
  client_id uuid primary key default kernel.client_id(),
  note text check (char_length(note) between 1 and 2000),
  version int not null default 1
);
call kernel.fence('${table}');
call platform.audited('${table}');
`
}

function modelOf(noun: Noun) {
  const { element, One } = wordsOf(noun)
  return `import { z } from 'zod'
import { asSeveralLines } from '#kernel/shared/written-text.ts'

export const ${element} = '${noun.element}'

/** What a person writes of it. */
export const ${One}Fields = z.strictObject({ note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable() })
export type ${One}Fields = z.output<typeof ${One}Fields>

/** Version 0: nobody filled it yet. */
export const ${One} = z.object({ ...${One}Fields.shape, version: z.int32() })
export type ${One} = z.output<typeof ${One}>
`
}

function callsOf(noun: Noun) {
  const { element, calls, One } = wordsOf(noun)
  const path = `${noun.application}/${noun.many}`
  return `import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ${One}, ${One}Fields, ${element} } from './${noun.one}.model.ts'

export const ${calls} = calls('${path}', {
  get${One}: { method: 'GET', path: '${path}', access: reads(${element}), answer: ${One} },
  edit${One}: {
    method: 'PUT',
    path: '${path}',
    access: writes(${element}),
    input: ${One}Fields.extend({ version: z.int32() }),
    answer: ${One},
  },
})
`
}

function serverOf(noun: Noun) {
  const { db, calls, server, One, oneName } = wordsOf(noun)
  return `import { ${noun.application}Answers } from '${db}'
import { edit${One} } from './server/edit-${noun.one}.ts'
import { ${oneName}OfClient } from './server/${noun.one}.queries.ts'
import { ${calls} } from './${noun.many}.calls.ts'

export const ${server} = ${noun.application}Answers(${calls}, {
  get${One}: ({ db }) => ${oneName}OfClient(db),
  edit${One}: ({ db }, change) => edit${One}(db, change),
})
`
}

function roomOf(noun: Noun) {
  const { schema, tableName, element, label, server, room } = wordsOf(noun)
  return `import { room } from '#kernel/server/room.ts'
import type { Names } from '#kernel/shared/names.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { ${element} } from './${noun.one}.model.ts'
import { ${server} } from './${noun.many}.server.ts'

const title: Names = ${JSON.stringify(noun.title)}

/** The one row by the name of its page, for who reads it. */
const named = namedRows(async ({ rights, language }, rowIds) =>
  (await rights.level(${element})) < 1
    ? []
    : rowIds.map(rowId => ({ rowId, name: title[language], address: '${noun.routePath}' })),
)

export const ${room} = room({
  answers: () => [${server}],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: '${schema}',
      rows: { ${tableName}: named },
      called: { tables: { ${tableName}: '${label}.title' } },
      historiesOfClient: ['${tableName}'],
    }),
  ],
})
`
}

function queriesOf(noun: Noun) {
  const { table, Db, db, One, oneName } = wordsOf(noun)
  return `import type { ${Db} } from '${db}'
import type { ${One} } from '../${noun.one}.model.ts'

const unfilled: ${One} = { note: null, version: 0 }

export const ${oneName}OfClient = async (db: ${Db}): Promise<${One}> =>
  (await db.selectFrom('${table}').select(['note', 'version']).executeTakeFirst()) ?? unfilled
`
}

function verbOf(noun: Noun) {
  const { table, Db, db, One, oneName } = wordsOf(noun)
  return `import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { ${Db} } from '${db}'
import type { ${One} } from '../${noun.one}.model.ts'
import { ${oneName}OfClient } from './${noun.one}.queries.ts'

/** @throws Refusal 409 when somebody saved since it was read */
export async function edit${One}(db: ${Db}, { version, ...fields }: ${One}): Promise<${One}> {
  await db
    .insertInto('${table}')
    .values({ version: 0 })
    .onConflict(conflict => conflict.column('clientId').doNothing())
    .execute()
  const standing = await db.selectFrom('${table}').select('version').forUpdate().executeTakeFirstOrThrow()
  requireUnchanged(standing, { version })
  await db
    .updateTable('${table}')
    .set({ ...fields, version: version + 1 })
    .execute()
  return ${oneName}OfClient(db)
}
`
}

function pageOf(noun: Noun) {
  const { label, calls, element, table, One, Many } = wordsOf(noun)
  return `import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { ${element}, type ${One}, ${One}Fields } from '../${noun.one}.model.ts'
import { ${calls} } from '../${noun.many}.calls.ts'

export function ${Many}Page() {
  const t = useT()
  const [isTold, setIsTold] = useState(false)
  const { data, error, refetch } = useCall(${calls}.get${One}, {})
  const history = <Button onClick={() => setIsTold(true)}>{t('field.history')}</Button>
  const title = t('${label}.title')
  return (
    <Page title={title} actions={history}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <CardSkeleton lines={4} />}
      {data && <${One}Form key={data.version} standing={data} />}
      {isTold && <HistoryDialog table="${table}" rowId="client" name={title} onClose={() => setIsTold(false)} />}
    </Page>
  )
}

function ${One}Form({ standing: { version, ...fields } }: { standing: ${One} }) {
  const t = useT()
  const alert = useAlert()
  const mayWrite = useLevel(${element}) >= 2
  const edition = useSend(${calls}.edit${One})
  const save = async (typed: ${One}Fields) => {
    await edition.send({ ...typed, version })
    alert.success(t('kernel.record.was-saved', { name: t('${label}.title') }))
  }
  if (!mayWrite) return <SectionCard title={t('field.note')}>{fields.note ?? '—'}</SectionCard>
  return (
    <SectionCard title={t('${label}.title')}>
      <Form schema={${One}Fields} values={fields} submit={t('verb.save')} onSubmit={save} draft="${label}">
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </SectionCard>
  )
}
`
}

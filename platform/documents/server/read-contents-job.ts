import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { wordsOfFile } from './words-of-file.ts'

const readContentsName = 'read-contents'

/** A file was filed: what it says is read after the commit. */
export const askForContents = (db: PlatformDb) => enqueue(db, readContentsName, {})

/** Of one client at once; whatever else waits is not held up. */
const documentsAtOnce = 20

type Unread = { id: string; fileId: string; storageKey: string; mime: string }
type Reading = Pick<Ground, 'files' | 'log'> & { databases: Databases }

/**
 * Reads the files whose words are not known yet, each document once for each of its files: a word is found in what it
 * says. A file that nobody can read says nothing. Each night too, for what was missed.
 */
export const readContentsJob: Job = {
  name: readContentsName,
  cron: '20 2 * * *',
  insists: true,
  run: async (ground, payload) => {
    const { clientId } = payload as { clientId?: string }
    const clients = clientId ? [clientId] : await clientsWithDocuments(ground.databases)
    for (const id of clients) while ((await readSome(ground, id)) === documentsAtOnce);
  },
}

async function clientsWithDocuments(databases: Databases) {
  const clients: string[] = []
  await inEachClient(databases, async db => {
    const { rows } = await sql<{ id: string }>`select kernel.client_id() as id`.execute(db)
    if ((await unreadIn(db)).length > 0) clients.push(...rows.map(({ id }) => id))
  })
  return clients
}

async function readSome({ databases, files, log }: Reading, clientId: string): Promise<number> {
  const inClient = <Result>(work: (db: PlatformDb) => Promise<Result>) =>
    databases.transaction('platform', { clientId, readOnly: false }, work)
  const unread = await inClient(unreadIn)
  for (const { id, fileId, storageKey, mime } of unread) {
    const words = await wordsOfFile(await buffer(files.read(storageKey)), mime).catch((error: Error) => {
      log.warn({ documentId: id, error: error.name }, 'a document could not be read')
      return ''
    })
    await inClient(db => keepWords(db, { id, fileId, words }))
  }
  return unread.length
}

async function unreadIn(db: PlatformDb): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select d.id, d.file_id, f.storage_key, f.mime
      from platform.document d join kernel.file f on f.id = d.file_id
     where not exists (select from platform.document_text t where t.id = d.id and t.file_id = d.file_id)
     order by d.id limit ${documentsAtOnce}`.execute(db)
  return rows
}

/** Words are kept as they are searched, without case or accents; control characters are none. */
const keepWords = (db: PlatformDb, { id, fileId, words }: { id: string; fileId: string; words: string }) =>
  sql`
    insert into platform.document_text (id, file_id, search_text)
    select d.id, ${fileId}, left(kernel.normalise(${words.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ')}), 300000)
      from platform.document d where d.id = ${id} and d.file_id = ${fileId}
    on conflict (client_id, id) do update set file_id = excluded.file_id, search_text = excluded.search_text`.execute(
    db,
  )

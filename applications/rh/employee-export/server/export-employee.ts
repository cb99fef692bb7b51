import type { Given } from '#kernel/server/answers.ts'
import { entryNames } from '#kernel/server/entry-names.ts'
import { addStored, type StoredEntry } from '#kernel/server/stored-in-zip.ts'
import { streamZip } from '#kernel/server/zip.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import { scopeOf } from '#rh/employees/employees.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { employeeExportCalls } from '../employee-export.calls.ts'
import { fileInWords } from './file-in-words.ts'
import type { StoredPaperFile } from './kept-of-employee.queries.ts'
import { wholeFile, type WholeFile } from './whole-file.ts'

type Export = typeof employeeExportCalls.exportEmployee

/**
 * The whole file of a person, as a zip that is written while it leaves: for machines, for people, and its papers.
 * @throws Refusal 404, 403 for somebody whom the caller sees and does not manage
 */
export async function exportEmployee(given: Given<Export, RhTables>, { id }: InputOf<Export>): Promise<FileToSend> {
  const { db, keys, caller, clock, say, language, files, log } = given
  const scope = await scopeOf(given)
  const file = await wholeFile(db, scope, keys, id)
  await db.insertInto('rh.disclosure').values({ employeeId: id, what: 'file', actorId: caller.userId }).execute()

  const { toTake, told } = named(file, say(language, 'field.photo'))
  const inWords = fileInWords(file, { say, language, today: scope.today })
  const { name, firstname } = file.person
  return {
    name: `${entryNames()(`${name} ${firstname}`)}.zip`,
    bytes: streamZip(clock.now(), async zip => {
      await zip.add('salarie.json', Buffer.from(JSON.stringify(told, null, 2)))
      await zip.add('salarie.txt', Buffer.from(`\uFEFF${inWords}`))
      const missing = await addStored(zip, toTake, files, error =>
        log.error({ err: error, employee: id }, 'paper not exported'),
      )
      if (missing.length === 0) return
      const list = [say(language, 'rh.export.missing'), ...missing, ''].join('\r\n')
      await zip.add('manquants.txt', Buffer.from(`\uFEFF${list}`))
    }),
  }
}

/** Each file under the name that it has in the zip, and the file for machines, which says those names. */
function named({ photo, papers, declarations, ...file }: WholeFile, photoName: string) {
  const nameOf = entryNames()
  const toTake: StoredEntry[] = []
  const take = ({ name, key }: StoredPaperFile, folder: string) => {
    const path = nameOf(name, ['pieces', folder])
    toTake.push({ path, key })
    return path
  }
  const told = {
    ...file,
    declarations: declarations.map(one => ({ ...one, files: one.files.map(each => take(each, 'DPAE')) })),
    photo: photo ? take(photo, photoName) : null,
    papers: papers.map(paper => ({ ...paper, files: paper.files.map(each => take(each, paper.kindLabel)) })),
  }
  return { toTake, told }
}

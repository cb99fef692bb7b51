import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { atField, wrongField } from '#kernel/server/errors.ts'
import { fileTypeRefused, type StoredFile } from '#kernel/server/files.ts'
import { type PictureShape, withPictures } from '#kernel/server/pictures.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import type { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { mostFiles, typesOf } from '../paper-file.model.ts'
import { keepDocument, type Paper } from './keep-document.ts'
import { chosenKind, type Kind } from './kinds.queries.ts'
import { holderOf } from './paper-scope.ts'
import { paperById } from './papers.queries.ts'

type SaveFiles = typeof employeeDocumentsCalls.saveEmployeeFiles
type SaveCard = typeof employeeDocumentsCalls.saveEmployeeIdCard
type Saving = Omit<Given<SaveFiles, RhTables>, 'uploads'>
type Sent = Omit<InputOf<SaveFiles>, 'documentName'> & { documentName?: string | undefined }

/** A page of A4 at 200 points an inch: it reads on a screen and prints well, at a tenth of what a telephone sends. */
export const pageShape: PictureShape = { pixels: 2_400, shape: 'whole', as: 'jpeg' }
const portraitShape: PictureShape = { pixels: 800, shape: 'whole', as: 'jpeg' }
const portrait = 'profilePicture'
const card = 'idCard'

/** The files as papers. @throws Refusal 400, 403, 404, 409, 413, 415 as `keepDocument` and `requirePaperFiles` say */
export const saveEmployeeFiles = ({ uploads, ...given }: Given<SaveFiles, RhTables>, sent: InputOf<SaveFiles>) =>
  savePapers(given, sent, uploads.files)

/** Both sides of an identity card as one paper, instead of the card that holds. The same refusals. */
export async function saveEmployeeIdCard(
  { uploads, ...given }: Given<SaveCard, RhTables>,
  sent: InputOf<SaveCard>,
): Promise<EmployeeDocument> {
  const sides = [...uploads.file, ...uploads.fileBack]
  const [saved] = await savePapers(given, { ...sent, fileType: card }, sides)
  return saved as EmployeeDocument
}

async function savePapers(given: Saving, sent: Sent, files: readonly StoredFile[]): Promise<EmployeeDocument[]> {
  const { caller, clock } = given
  requirePaperFiles(sent.fileType, files)
  const drawnAs = sent.fileType === portrait ? portraitShape : pageShape
  return withPictures(given, files, { folder: caller.clientId as string, drawnAs }, async (db: RhDb, kept) => {
    const { rights, today } = await holderOf(db, given, sent.employeeId, 'bring')
    const kind = await chosenKind(db, sent.fileType)
    const former = await formerOf(db, kind, sent)
    const ids: string[] = []
    for (const [place, pages] of papersIn(kind, kept).entries()) {
      const paper: Paper = { ...sent, kind, files: pages, supersedes: place === 0 ? former : undefined }
      const { id, fileIds } = await keepDocument(db, paper, { by: caller.userId, at: clock.now().toString() })
      if (kind.code === portrait) await showPortrait(db, sent.employeeId, fileIds[0] ?? null)
      ids.push(id)
    }
    await keepStanding(db, [sent.employeeId], today)
    return Promise.all(ids.map(id => paperById(db, id, rights, today)))
  })
}

/** @throws Refusal 415 on a type that the kind does not take, 400 past ten */
export function requirePaperFiles(kind: string, files: readonly StoredFile[]) {
  const refused = files.find(({ mime }) => !typesOf(kind).includes(mime))
  if (refused) throw atField(fileTypeRefused(refused.name), 'files')
  const most = kind === portrait ? 1 : mostFiles
  if (files.length > most) throw wrongField('files', 'too_many', 'rh.document.too-many-files', { most })
}

/** A CV and its letter are two papers; the pages of a card, or of what ends on a day, are one. */
const papersIn = (kind: Kind, files: readonly StoredFile[]): (readonly StoredFile[])[] =>
  kind.hasNumber || kind.hasExpiry || kind.isSingle ? [files] : files.map(page => [page])

/** What the first of them replaces: as it was said, else for a card and a portrait the one that holds on one of its days. */
async function formerOf(db: RhDb, kind: Kind, { employeeId, supersedes, startingDate, expirationDate }: Sent) {
  if (supersedes || ![card, portrait].includes(kind.code)) return supersedes
  const former = await db
    .selectFrom('rh.employee_document')
    .select('id')
    .where('employeeId', '=', employeeId)
    .where('kindCode', '=', kind.code)
    .where('supersededAt', 'is', null)
    .where('status', '=', 'accepted')
    .where(
      sql<boolean>`daterange(starting_date, expiration_date, '[]')
        && daterange(${startingDate ?? null}::date, ${expirationDate ?? null}::date, '[]')`,
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return former?.id
}

export const showPortrait = (db: RhDb, employeeId: string, fileId: string | null) =>
  db.updateTable('rh.employee').set({ photoFileId: fileId }).where('id', '=', employeeId).execute()

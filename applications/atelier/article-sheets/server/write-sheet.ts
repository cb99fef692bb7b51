import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { articlesElement } from '../article-sheet.model.ts'
import type { articleSheetsCalls } from '../article-sheets.calls.ts'
import { sheetOf } from './article-sheets.queries.ts'

type Update = typeof articleSheetsCalls.updateFicheAtelierArticle

/**
 * Writes how a workshop makes an article, and on which lines.
 * @throws Refusal 404; 403; 409 VERSION_CONFLICT; 400 of two preferred lines, of a line or family that is not there
 */
export async function writeSheet(given: Given<Update, AtelierTables>, { version, lines, ...input }: InputOf<Update>) {
  const { db } = given
  const scope = await companyScopeOf(given, articlesElement)
  await requireWorkshop(db, scope, input.atelierId, 2)
  if (lines.filter(({ preferred }) => preferred).length > 1)
    throw wrongField('lines', 'two_preferred', 'atelier.article.two-preferred')
  await requireKnown(db, input)
  const standing = await db
    .selectFrom('atelier.article_sheet')
    .select(['id', 'version'])
    .where('workshopId', '=', input.atelierId)
    .where('articleId', '=', input.articleId)
    .forUpdate()
    .executeTakeFirst()
  const columns = columnsOf(input)
  if (standing) {
    requireUnchanged(standing, { version })
    await db
      .updateTable('atelier.article_sheet')
      .set({ ...columns, version: standing.version + 1 })
      .where('id', '=', standing.id)
      .execute()
  } else await db.insertInto('atelier.article_sheet').values(columns).execute()
  await linkLines(db, input, lines)
  const sheet = await sheetOf(db, input.atelierId, input.articleId)
  if (!sheet) throw notFound()
  return sheet
}

type Input = Omit<InputOf<Update>, 'version' | 'lines'>

const columnsOf = ({ atelierId, netCaseKg, caseTareKg, familleIds, ...input }: Input) => ({
  ...input,
  workshopId: atelierId,
  netCaseG: netCaseKg,
  caseTareG: caseTareKg,
  familyIds: [...familleIds],
})

async function requireKnown(db: AtelierDb, { articleId, familleIds }: Pick<Input, 'articleId' | 'familleIds'>) {
  const article = await db
    .selectFrom('platform.article')
    .select('id')
    .where('id', '=', articleId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!article) throw notFound()
  const { rows } = await sql`
    select from platform.article_family where id = any(${familleIds}::uuid[]) and archived_at is null`.execute(db)
  if (rows.length < new Set(familleIds).size)
    throw wrongField('familleIds', 'unknown', 'atelier.article.unknown-family')
}

/** The lines of the workshop that make it, and those alone. */
async function linkLines(db: AtelierDb, { atelierId, articleId }: Input, lines: InputOf<Update>['lines']) {
  await db
    .deleteFrom('atelier.ligne_article')
    .where('workshopId', '=', atelierId)
    .where('articleId', '=', articleId)
    .execute()
  const { rows } = await sql`
    insert into atelier.ligne_article (ligne_id, article_id, workshop_id, preferred, cases_per_hour)
    select l.id, ${articleId}, l.workshop_id, x.preferred, x."casesPerHour"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             as x("ligneAtelierId" uuid, preferred boolean, "casesPerHour" int)
      join atelier.ligne_atelier l on l.id = x."ligneAtelierId" and l.workshop_id = ${atelierId} and l.archived_at is null
    on conflict do nothing returning ligne_id`.execute(db)
  if (rows.length < lines.length) throw wrongField('lines', 'unknown', 'atelier.article.unknown-line')
}

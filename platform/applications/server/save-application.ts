import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { nobodysFolder } from '#kernel/server/files.ts'
import { withPicture } from '#kernel/server/pictures.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { codeOfName, isOfThePlatform } from '../application.model.ts'
import type { applicationsCalls } from '../applications.calls.ts'
import { namesOf } from '../name.model.ts'
import { everyElement, lockTree } from './elements.queries.ts'
import { requireFreePath } from './require-free-path.ts'

/** Twice the largest size at which the logo of an application is shown. */
const drawnAs = { pixels: 256, shape: 'whole' } as const

type Creation = Given<(typeof applicationsCalls)['createNewApplication'], PlatformTables>
type Edition = Given<(typeof applicationsCalls)['editApplication'], PlatformTables>
type Uploaded = Pick<Creation, 'files' | 'uploads' | 'afterCommit' | 'withDb'>

/**
 * Adds an application and the root of its elements. No client has it before it is given to him.
 * @throws Refusal 400 for a name that makes no free address
 */
export async function createApplication(
  given: Creation,
  { name, colour }: InputOf<typeof applicationsCalls.createNewApplication>,
): Promise<number> {
  const names = JSON.stringify(namesOf(name))
  const code = codeOfName(namesOf(name).fr)
  return withLogo(given, async (db, logoKey) => {
    await lockTree(db)
    await requireFreeCode(db, code)
    const { id } = await db
      .insertInto('platform.application')
      .values({
        code,
        name: names,
        colour,
        logoKey,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from platform.application)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const root = { path: code, routePath: `/${code}`, name: names, kind: 'MODULE', level: 1, position: id }
    await db
      .insertInto('platform.element')
      .values({ ...root, applicationId: id, availableOnMobile: true })
      .execute()
    return id
  })
}

/** @throws Refusal 404, 409 */
export async function editApplication(
  given: Edition,
  { id, name, colour, withoutLogo, version }: InputOf<typeof applicationsCalls.editApplication>,
): Promise<void> {
  const { files, afterCommit } = given
  await withLogo(given, async (db, logoKey) => {
    const former = await takeForChange(
      db.selectFrom('platform.application').select(['name', 'logoKey', 'version']).where('id', '=', id),
    )
    requireUnchanged(former, { version })
    const kept = withoutLogo ? null : former.logoKey
    const names = namesOf(name, former.name as ReturnType<typeof namesOf>)
    await db
      .updateTable('platform.application')
      .set({ name: JSON.stringify(names), colour, logoKey: logoKey ?? kept, version: former.version + 1 })
      .where('id', '=', id)
      .execute()
    const isReplaced = former.logoKey !== null && (logoKey !== null || withoutLogo)
    if (isReplaced) afterCommit(() => files.remove(former.logoKey as string))
  })
}

const withLogo = <Result>(given: Uploaded, work: (db: PlatformDb, logoKey: string | null) => Promise<Result>) =>
  withPicture(given, given.uploads.logo[0], { folder: nobodysFolder, drawnAs }, work)

async function requireFreeCode(db: PlatformDb, code: string) {
  if (code === '') throw wrongField('name', 'no_letter', 'applications.name.no-letter')
  if (isOfThePlatform(code)) throw wrongField('name', 'of_platform', 'applications.name.of-platform', { code })
  requireFreePath(await everyElement(db), code, 'name')
  const twin = await db.selectFrom('platform.application').select('id').where('code', '=', code).executeTakeFirst()
  if (twin) throw wrongField('name', 'used_code', 'applications.name.used', { code })
}

import { closeHiringFile } from '#rh/hiring-files/hiring-file.server.ts'
import { endOpenInterview } from '#rh/interviews/planning.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { moveApplication } from './move-application.ts'

type Standing = Parameters<typeof moveApplication>[1]
type Acting = { at: string; by: string; reason?: string | null | undefined }

/** Takes an application back in the name of its person: no talk, no hiring file waits for him. @throws Refusal 409 */
export async function withdrawApplication(db: RhDb, standing: Standing, { at, by, reason }: Acting) {
  await endOpenInterview(db, standing.id, { state: 'cancelled', silent: true, at, by })
  await moveApplication(db, standing, { to: 'withdrawn', at, by, reason })
  await closeHiringFile(db, standing.id)
}

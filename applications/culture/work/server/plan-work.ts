import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, versionConflict } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { requireCrop } from '#culture/plantings/plantings.server.ts'
import type { workCalls } from '../work.calls.ts'
import { workElement } from '../work-place.model.ts'
import { requireTask } from './start-and-stop-work.ts'
import { mondayOf, weekWhere } from './work-rows.queries.ts'

type Save = typeof workCalls.saveWorkPlan

/** @throws Refusal 404 of a crop or a task; 403; 409 VERSION_CONFLICT */
export async function saveWorkPlan(given: Given<Save, CultureTables>, input: InputOf<Save>) {
  const { db } = given
  const { on, plantingId, taskId, version, people, hoursEach } = input
  const monday = mondayOf(on)
  await requireCrop(given, plantingId, workElement, 3)
  await requireTask(db, taskId)
  if (version > 0)
    await saveUnlessChanged(
      db
        .updateTable('culture.work_plan')
        .set({ people, hoursEach })
        .where('monday', '=', monday)
        .where('plantingId', '=', plantingId)
        .where('taskId', '=', taskId),
      version,
    )
  else {
    const made = await db
      .insertInto('culture.work_plan')
      .values({ monday, plantingId, taskId, people, hoursEach })
      .onConflict(conflict => conflict.columns(['clientId', 'monday', 'plantingId', 'taskId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw versionConflict()
  }
  const [line] = await weekWhere(given, monday, sql`c.id = ${plantingId} and k.id = ${taskId}`)
  if (!line) throw notFound()
  return line
}

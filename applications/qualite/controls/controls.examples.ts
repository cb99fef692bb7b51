import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { controlsCalls } from './controls.calls.ts'

/** A record that stands, of a critical point or of any, and that nobody validated. */
function standing(here: Here, kind?: 'ccp') {
  const ended = new Set([
    ...here.rows('qualite.control_record').map(row => row.cancels_id),
    ...here.rows('qualite.control_validation').map(row => row.record_id),
  ])
  const plans = new Map(here.rows('qualite.control_plan').map(row => [row.id, row.kind]))
  const dues = new Map(here.rows('qualite.control_due').map(row => [row.id, plans.get(row.plan_id)]))
  return here.id(
    'qualite.control_record',
    row => row.cancels_id === null && !ended.has(row.id) && (kind === undefined || dues.get(row.due_id) === kind),
  )
}

export const controlsExamples: Examples<typeof controlsCalls> = {
  getControlsOfDay: () => ({ date: Temporal.Now.plainDateISO('Europe/Paris').toString() }),
  startControl: here => ({ id: here.id('qualite.control_plan', ({ archived_at: archivedAt }) => archivedAt === null) }),
  recordControl: here => {
    const done = new Set(here.rows('qualite.control_record').map(row => row.due_id))
    return {
      id: here.id('qualite.control_due', ({ id }) => !done.has(id)),
      isNotApplicable: true,
      remark: 'mot',
    }
  },
  cancelControl: here => ({ id: standing(here), reason: 'mot' }),
  validateControl: here => ({ id: standing(here, 'ccp') }),
}

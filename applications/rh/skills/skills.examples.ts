import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { skillsCalls } from './skills.calls.ts'

const live = ({ archived_at }: Record<string, unknown>) => archived_at === null
const rated = (row: Record<string, unknown>) => live(row) && row.kind_code === null
const signed = ({ state, family }: Record<string, unknown>) => state === 'signed' && family === 'permanent'
const fields = { family: 'know_how', kindCode: null } as const
const somebody = (here: Here) =>
  String(here.row('rh.employment_contract', signed)?.employee_id ?? here.id('rh.employee'))

export const skillsExamples: Examples<typeof skillsCalls> = {
  createSkill: here => ({ ...fields, name: `Essai ${here.rows('rh.skill').length}` }),
  editSkill: here => ({
    ...fields,
    id: here.id('rh.skill', rated),
    name: String(here.row('rh.skill', rated)?.name ?? 'Essai'),
    version: Number(here.row('rh.skill', rated)?.version ?? 1),
  }),
  restoreSkill: here => ({ id: here.id('rh.skill', row => !live(row)) }),
  requireSkills: here => ({
    positionId: here.id('rh.position'),
    required: [{ skillId: here.id('rh.skill', rated), minLevel: 2, mandatory: true }],
  }),
  rateEmployee: here => ({ employeeId: somebody(here), skillId: here.id('rh.skill', rated), level: 3 }),
  getWhoCan: here => ({ positionId: here.id('rh.position'), day: '2026-11-30' }),
}

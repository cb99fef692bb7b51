import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  EditedSkill,
  levels,
  mostSkills,
  PersonSkills,
  RequiredSkill,
  Skill,
  SkillChoices,
  SkillFields,
  WhoCan,
} from './skill.model.ts'
import { skillsElement } from './skills-place.model.ts'

const ofOne = z.strictObject({ id: idOf('rh.skill') })

const matrixByName = {
  sorts: ['name'],
  isSearched: true,
  filters: {
    companyId: idIn('platform.company'),
    siteId: idIn('rh.site'),
    positionId: idIn('rh.position'),
    skillId: idIn('rh.skill'),
    lacking: choice(['some']),
  },
} as const satisfies List

/** A week of the planning says what those planned in it lack. */
const touches = ['rh/planning']

/** What people know how to do, and who can hold a position (RH design, time-absences-pay, section 4). */
export const skillsCalls = calls('rh/skills', {
  /** A page of who is under contract today, by name. */
  getSkillMatrix: {
    method: 'GET',
    path: 'rh/skills/matrix/:page/:size/:search?',
    access: reads(skillsElement),
    ...listOf(PersonSkills, matrixByName),
  },
  getSkillChoices: {
    method: 'GET',
    path: 'rh/skills/choices',
    access: reads(skillsElement),
    input: z.strictObject({}),
    answer: SkillChoices,
  },
  /** 400 on a name that is taken, or beyond 60 of them. */
  createSkill: {
    method: 'POST',
    path: 'rh/skills',
    access: manages(skillsElement),
    touches,
    status: 201,
    input: SkillFields,
    answer: Skill,
  },
  editSkill: {
    method: 'PUT',
    path: 'rh/skills/:id',
    access: manages(skillsElement),
    touches,
    input: EditedSkill,
    answer: Skill,
  },
  archiveSkill: {
    method: 'PUT',
    path: 'rh/skills/:id/archive',
    access: manages(skillsElement),
    touches,
    input: ofOne,
    answer: Skill,
  },
  restoreSkill: {
    method: 'PUT',
    path: 'rh/skills/:id/restore',
    access: manages(skillsElement),
    touches,
    input: ofOne,
    answer: Skill,
  },
  /** All that a position asks for, at once. */
  requireSkills: {
    method: 'PUT',
    path: 'rh/skills/positions/:positionId',
    access: manages(skillsElement),
    touches,
    input: z.strictObject({ positionId: idOf('rh.position'), required: z.array(RequiredSkill).max(mostSkills) }),
    answer: z.array(RequiredSkill),
  },
  /** From today on; none takes the level away. 400 of a licence, which its paper proves. */
  rateEmployee: {
    method: 'POST',
    path: 'rh/skills/employees/:employeeId',
    access: writes(skillsElement),
    touches,
    input: z.strictObject({
      employeeId: idOf('rh.employee'),
      skillId: idOf('rh.skill'),
      level: z.literal([0, ...levels]),
    }),
    answer: PersonSkills,
  },
  getWhoCan: {
    method: 'GET',
    path: 'rh/skills/whoCan',
    access: reads(skillsElement),
    input: z.strictObject({ positionId: idOf('rh.position'), day: z.iso.date() }),
    answer: z.array(WhoCan),
  },
})

import { rhAnswers } from '#rh/rh-db.ts'
import { pageOfMatrix } from './server/matrix.queries.ts'
import { choicesOfSkills } from './server/skill-choices.queries.ts'
import { skillScopeOf } from './server/skill-scope.ts'
import { whoCan } from './server/who-can.queries.ts'
import {
  archiveSkill,
  createSkill,
  editSkill,
  rateEmployee,
  requireSkills,
  restoreSkill,
} from './server/write-skill.ts'
import { skillsCalls } from './skills.calls.ts'

export { lackingAt, type AtPosition } from './server/lacking-at.queries.ts'

export const skillsServer = rhAnswers(skillsCalls, {
  getSkillMatrix: async (given, asked) => pageOfMatrix(given.db, await skillScopeOf(given), asked),
  getSkillChoices: async given => choicesOfSkills(given.db, await skillScopeOf(given)),
  createSkill: (given, fields) => createSkill(given.db, fields),
  editSkill: (given, edited) => editSkill(given.db, edited),
  archiveSkill: async (given, { id }) => archiveSkill(given.db, await skillScopeOf(given), id),
  restoreSkill: (given, { id }) => restoreSkill(given.db, id),
  requireSkills: (given, { positionId, required }) => requireSkills(given.db, positionId, required),
  rateEmployee: async (given, rated) => rateEmployee(given.db, await skillScopeOf(given), rated),
  getWhoCan: async (given, asked) => whoCan(given.db, await skillScopeOf(given), asked),
})

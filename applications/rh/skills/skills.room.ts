import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { skillsElement, skillsPath } from './skills-place.model.ts'
import { skillsServer } from './skills.server.ts'

/** Skills by their names, for who reads them. */
const named = namedRows<RhTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(skillsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, name from rh.skill where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: skillsPath }))
})

export const skillsRoom = room({
  answers: () => [skillsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { skill: named },
      ids: { skillId: named },
      called: {
        tables: {
          skill: 'rh.skill.title',
          position_skill: 'rh.skill.required',
          employee_skill: 'rh.skill.levels',
        },
        columns: {
          family: 'rh.skill.family',
          skill_id: 'rh.skill.one',
          min_level: 'rh.skill.min-level',
          mandatory: 'rh.skill.mandatory',
          level: 'field.level',
          valid_from: 'field.from',
          valid_to: 'field.end',
          evaluated_by: 'field.by',
        },
        lists: { getSkillMatrix: 'rh.skill.title' },
        filters: { skillId: 'rh.skill.one', lacking: 'rh.skill.mandatory' },
        choices: { some: 'rh.skill.lacking' },
      },
    }),
  ],
})
